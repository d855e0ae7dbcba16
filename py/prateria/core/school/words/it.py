"""The Italian words of class codes. The place of a word is its number: never changed, none added, none taken away."""

from typing import Final

__all__ = ["WORDS"]

_TEXT: Final = """
abbraccio abete abito acero acqua acrobata aereo affetto agenda aglio agosto agrume airone aiuola aiuto albero
albicocca albume alce alfabeto alga aliante allegro alloro alpino altalena altezza alunno alveare amaca amaranto
amico ananas anatra ancora anello angolo anguria anice anima animale antenna antilope ape appetito applauso aprile
aquila arancio arbitro archivio arco ardesia argento argilla armadio armonia arnica arpa arrivo artista asilo
asparago astuccio atlante atleta augurio aula aurora autobus autore autunno avena avorio avventura azzurro bacca
bacheca baffo baita balcone baleno ballo bambino bambola banco bandiera barattolo barba barchetta barile barriera
basilico battello baule bellezza beniamino berretto bersaglio bevanda bibita biblioteca bicchiere bicicletta biglia
binario birillo biscotto bisonte boccale bontà borraccia borsa bosco bottega bottone braccio bradipo brezza briciola
brillante brivido brocca bruco bucato budino bufalo buono burattino burro bussola busta cacao cachi caffè calamita
calcio calendario calma calzino cameriere camicia camino cammello campana canarino cancello candela canestro canguro
canoa cantina canto canzone capanna capello capitano cappotto caramella carciofo cardo carezza carillon carnevale
carrozza carta casa cascata casco castoro catena cavallo caverna caviglia cedro celeste centro ceramica cerbiatto
cerchio cereale cervo cesto cetra chalet chiaro chiave chiosco chitarra chiusa cicala ciclista cicogna cielo cigno
ciliegia cima cioccolato cipolla cipresso circo cisterna citofono città ciuffo civetta clarinetto cocco cocomero
colazione colibrì collina colomba colonna coltre comando cometa comico compito concerto condor coniglio contadino
coperta coppa corallo corda cornice coro corona cortese cortile cosmo costume cotone cratere cravatta creatura crema
crescita cricco criceto cristallo croccante crosta cuccia cucina cuculo cugino cuore cupola cura curioso cuscino
custode dado danza dattero decoro delfino desiderio destra diamante diario dicembre difesa diga dinosauro discesa
disco disegno dito divano dizionario dolce domanda domani domenica donare dono dorato dormire dottore dragone duomo
eclissi eco edera edicola educato elastico elefante emozione enigma eolico equipaggio erba erica ermellino eroe
esempio esercizio esploratore estate estro etichetta evviva fabbrica facile fagiano fagiolo falco falegname famiglia
fanfara fantasia faraona farfalla farina farmacia faro fascia fata fattoria fazzoletto febbraio fedele felce felpa
feltro fenicottero fermata fetta fiaba fiammifero fianco fibbia fiducia fienile fiera figurina filastrocca filo
finta fiocco fiordo fiore fisarmonica fischietto fiume flauto foca foglia folletto foresta formica fornaio forno
fortuna forza foschia fragola francobollo freno fresco frittata frizzante fronte frullato frumento frutta fulmine
fumetto fune fungo funivia fuoco furgone fuso futuro gabbiano galassia galleria gamba gambero gara garofano gatto
gazzella gelato gelsomino gemello generoso geniale gennaio gentile geranio gesso ghepardo ghianda ghiro giaguaro
giallo giardino gigante ginepro ginocchio giocoliere gioia giornale giostra giovane giraffa girotondo giugno gnocco
gnomo golfo golosità gomito gomma gondola grano grappolo grazia grembiule grillo grotta gru gruppo guancia guanto
guardia gufo guida guizzo guscio gusto idolo iguana impronta incanto inchino indovinello infanzia ingegno ingresso
inno insalata insegna inverno invito iride isola istrice labbro labirinto laboratorio laccio lago laguna lampo
lampone lancetta lanterna lapis larice latte lattuga laurea lavagna lavanda lavoro leale leggio legno lente lenzuolo
leone leopardo lepre lettera lettore levriero lezione libero liceo lieto lieve lillà linea lingua liquirizia lira
lista litro lode logica lontra loto lucciola luce lucido luglio lumaca luna lunedì lupo maestro magia maglione
magnete maiolica malva mamma mandorla maneggio mano mappa maratona mare margherita marinaio marmotta marrone martedì
marzo massa matita mattina mattone medaglia medico medusa melanzana melodia melone memoria menta mercato merenda
meringa metallo meteora metro mezzanotte micio mietitura mille minestra minuto miraggio mirtillo misura moda modello
moderno molo momento mondo moneta montagna morbido mosaico motore mughetto mulino multicolore muschio museo musica
nacchere narciso nascita natale natura navetta nebbia negozio nettare neve nevicata ninfea nipote nobile nocca nodo
nome nonna nord nostro nota notte novella nube nuca nuoto nuvola oasi oblò occhio oceano oggetto oggi oliera oliva
olmo ombra onda onesto onore ora orbita orchidea ordine orecchio orefice organo orizzonte orologio ortensia orzo
ospite osso ostrica ottimo ottobre ovest ozono pace padre paese pagella pagina paglia palazzo palestra palla pallone
palo pancia panino panorama pantera papà papera pappagallo parete parola parrucca partenza passero pastore pattino
pavone paziente pedale pelliccia pennello pensiero pentola pepe perla pernice pesca petalo pettine pianta pianura
piastrella piatto picchio piccolo piede pietra pigiama pigna pilota pinguino pino pioggia pioppo pirata piscina
pittore piuma pneumatico podio poesia poeta polenta polline poltrona polvere pomeriggio pomodoro pompiere ponte
popolo porcellana porto pozzo prato premio presto prezzemolo prima primula principe profumo progetto promessa pronto
prugna pubblico pulcino pulito punto pupazzo puro puzzle quadro quaglia quarzo quercia quieto quinta rabarbaro
racconto radice radura raffica ragazzo ragno ramarro rame rapido rastrello ravanello razzo regalo regina remo renna
respiro rete ricamo riccio ricetta ricordo ridere rinoceronte riposo risata riso ritmo ritratto riva robusto roccia
romanzo rondine rosa rosmarino rotella rotondo rovere rubino rugiada rullo ruota ruscello sabato sabbia saggio sala
salice salmone salotto salute salvia sambuco sandalo sapone sardina sarto satellite savana sbadiglio scacchi
scaffale scalata scarpa scatola scherma schiuma sci scienza scintilla scodella scoiattolo scolaro sconto scopa
scrigno scudo scultore scuola secchio secolo sedano sedia segreto seme semola sentiero sereno sesamo seta settimana
sfera sfilata sgabello siepe sigillo sincero sinfonia sirena slitta smalto smeraldo sofà soffice sogno soldo sole
sollievo sonaglio soprano sorella sorgente sorpresa sorriso spazio spiaggia spiga spinaci spirale sponda spremuta
spugna spuma squadra squillo stadio stagno stanza starnuto statua stazione stella steppa stivale stoffa storia
strada struzzo studente stufa stupore succo sud sughero sugo suolo svago sveglia svelto tabella taccuino tachimetro
tagliere talento tamburo tana tango tappeto tartaruga tasca tasso tastiera tavola tazza teatro tegola telaio
telefono tempo tenda tenero tenore teoria terme terra tesoro tessuto tetto tiglio tigre timbro timone tintura tiro
titolo toast tomaia tonno topazio topolino torre torrone tovaglia traguardo tram tranquillo trapano trattore treccia
triangolo tricheco trifoglio trina tromba trono trota tucano tuffo tulipano turbina turchese turista turno tuta
uguale ulivo umido umore unghia unicorno unione universo uovo uragano usanza usignolo utile uva uvetta vacanza
vagone valanga valigia valle valzer vaniglia vapore variopinto vaso vassoio vela veliero velluto veloce vento
ventuno verbena verde verdura versione vestito vetrina viaggio viale vicino videogioco vigile vigilia vimini vincere
viola violino virgola visita vita vitamina vitello vivace viveri vocale voce volano volante volpe volto vortice
vulcano yoga zaffiro zaino zampa zampillo zanzara zattera zebra zecchino zenzero zerbino zinco zolla zona zoo zucca
zucchero zuppa
"""
WORDS: Final = tuple(_TEXT.split())
