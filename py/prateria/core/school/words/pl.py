"""The Polish words of class codes. The place of a word is its number: never changed, none added, none taken away."""

from typing import Final

__all__ = ["WORDS"]

_TEXT: Final = """
abażur adres agrest akord akrobata akwarium albatros aleja alfabet altana altówka anegdota anioł antena antylopa
apetyt arbuz arena aria arkusz artysta aster atrament autor awans azyl babcia bagaż bajka bakłażan balkon bambus
bandaż bank baran barwa baśń bateria baza bęben beczka beret biały bieg bigos bilet biszkopt biurko biwak błękit
błoto bluszcz bluza błysk bobas bocian boisko borówka brat brawo brązowy brokuł broszka bruk brzeg brzoza buda
budowa budyń bufet bujak bukiet buława bułka bursztyn burza but butelka bystry bzyk całus cegła cekin celnik cena
centrum chabry chałka chata chichot chleb chłodny chmiel chmura chochla choinka chomik chór chrupki chrzan chwast
chwila ciastko cicho ciekawy cielę ciemno cień ciepło ciocia cisza cud cukier cyfra cyklista cykoria cymes cynamon
cyprys cyrk cytryna czajnik czapla czarny czas czepek czerwony czółno czosnek czujny czworak czysty czyżyk dach
daktyl danie dar deptak deser deska detal diadem dialog dinozaur dłoń długi dobry dolina dom domek donica dorsz
dostęp dotyk drabina droga drozd drużyna drwal drzewo drzwi dumny dwór dyktando dynia dyplom dyrygent dysk dywan
dżem dziadek dzień dziób dżungla dzwon efekt ekierka ekipa ekran elegant elf energia epoka etiuda etui ewa fabryka
farba fartuch fasola fauna ferie festiwal figa figura fikus filar film finał fiołek firanka flaga flet flora foka
folder fontanna forma fotel foto fragment frak frytka fryzjer funt gałązka galeria gałka galop ganek garaż gardło
garść gawęda gawron gazeta gil gitara głaz glina globus głowa gniazdo gnom godło gofr gołąb golf gong góra gość
goździk graba gracz groch grupa gruszka gryka grzanka grzebień grzyb gulasz guzik gwiazda gwizd haft hala hamak
harcerz harfa harmonia hejnał hełm herbata hiacynt historia hokej hol humor huśtawka hymn iglo igrzyska ikona imbir
imię impuls inny internet iryga irys iskierka iskra izba jabłko jacht jadalnia jagoda jajko jałowiec jantar jarmark
jarzyna jaskółka jasny jastrząb jawor jazda jęczmień jeleń jelonek jesion jeż jezioro język jodła jogurt jubiler
jutro kabel kabina kącik kafelek kajak kajet kaktus kalarepa kalosz kamera kamień kamyk kanapa kangur kapelusz
kąpiel kapusta kareta karmnik karnawał karton karuzela kasza kawa kciuk kefir keks kelner kiełek kierowca kieszeń
kijek kilim kino kiosk kisiel klamka klasa klawisz kłębek klej klient klips klocek klomb kłos klub klucz kobra koc
kocioł kogut kokarda kokos kolano kolczyk kołdra kolega kolia kółko kolor komar kometa komin komoda kompot koncert
konewka konik konkurs kontakt kopalnia koper kopuła korona korzeń kosmos kostka kosz kotek kotwica kowal koziołek
kożuch krab kraina kraska krata krawat kreda krem krewny krokus król kropka krosno krupnik krzak krzew książka
księga kubek kuchnia kucyk kukułka kula kulig kumpel kurczak kurtka kuzyn kwiat kwiecień kwitnąć łabędź labirynt
ładny łagodny łąka lampa las łasica latać lato łatwy lawenda lekcja leśny leszcz letni lewek liczba linia lipa
lipiec list litera lizak łódka lodówka lody logika łopata lornetka łoskot lot lotnik lotos łóżko ludzik łuk łuska
lustro luty lwica łyżwa maciejka mądry magnes maj majster makaron malarz malina malwa mammut mapa maraton marchew
marzec masło masyw materac matka mazurek mebel mech medal menu miasto miejsce miłość minuta miód miotła mirt miska
mistrz mleko młyn mniszek mocny model modrzew mokry morela morski morze most motyw mrówka mróz muchomor mundur mural
mus muszla muzeum muzyk myśl myszka nadzieja namiot napój narcyz narty nauka nawias nazwa nektar nić niebo niedziela
nosorożec notes nowela nowy nożyczki nurt nuta obiad obłok obój obraz obrus ochota oczko odkrywca odlot odpowiedź
ogier ognisko ogon ogród ojciec okap oklaski oko okrąg okręt okulary ołówek omlet opieka oranżada order orka
orkiestra orzeł osiedle oskar ostryga owad owca owies owoc ozdoba pączek pamięć pantofel papier paproć papuga parada
parkiet partner pasek paszport patelnia patyk pawilon pazur pelikan peron pianino piątek pieczywo pieróg pies
pinezka pingwin pióro piosenka pirat pisak piwnica piwonia piżama plac plakat planeta płaszcz plecy plotek plus
pływak pociąg poczta podkowa podłoga podróż poduszka podwórko pogoda pojazd pokój polana pole policjant polka
połówka pomidor pomoc pomysł poranek porcelana portret porzeczka posąg potok powieść pralka prawda prezent prognoza
promień prosty przystań pszczoła pszenica puchar pudełko puma punkt pustynia puszek puzon pyłek pyszny pytanie
rabarbar racuch rączka radość rakieta rama ramię raport ratownik ratusz rejs rękaw rekord remis renifer reszta
rodzina róg rogal romans roślina rosół rower równik róża rozmowa różowy rubin ruch rumak rumianek rura rybka rycerz
rynek rysunek rytm ryż rząd rzeczka rzeka rześki rzeźba sad sałata salon samolot sanki sarenka sarna satelita ściana
sekret ser serce serial sernik serwetka sezon sierpień sikorka silny siodło siostra siwek skakanka skała skarb sklep
skok skowronek skrzat skuter śledź śliczny ślimak śliwka słodki słoik słomka słońce słowo słuch smak śmiały śmiech
smyczek śniadanie śnieg sobota soczek sokół sopel sos sosna sowa spacer śpiew spinka spodnie sprytny srebro sroka
stacja stadion statek stodoła stokrotka stół stonoga stopa storczyk strażak stroik struś strych stuk styczeń sukces
suknia sum surowy susza suwak sweter światło święto świt symfonia sympatia syn syrena syrop szachy szafa szal
szarlotka szczyt szelest szept szermierz szkatułka szklanka szkoła sznur szop szorty szpak szpinak szprotka sztandar
szuflada szuwar szybki szyja szyszka tabela tablica taca tafla tajemnica taksówka taktyk talerz talia tamburyn
taniec tapczan taras tarcza targ tarka tatuś teatr tęcza tekst telefon temat tenis teren termos tkacz tło tłum
topola tor torba torcik towar trąbka tradycja traktor tramwaj tran trapez trasa tratwa trębacz trener trójkąt trop
truskawka trzcina trzmiel tulipan tunel turkus turysta twarz tydzień tygrys tykwa tymianek tysiąc tytuł ucho uczeń
uczta udany ufny układ ukłon ulica umowa upominek uprząż urlop uroda urok utwór uwaga wachlarz wafel wakacje walc
waleń walizka wanilia wanna warkocz warsztat warzywo wata wątek wąwóz wawrzyn ważka wazon wędka wędrowiec węgiel
wehikuł welon weranda werbel wesoły węzeł wiadro wianek wiatr wicher widelec widok wieczór wieloryb wieniec wiersz
wiewiórka wieża wilga wilk winda winogrono wiosna wisienka wiśnia witraż wizyta włosy wnuczek wodospad wola wosk wóz
wózek woźny wróbel wrota wróżka wrzesień wrzos wstążka wtorek wuj wulkan wycieczka wydra wygoda wynik wyprawa wyścig
wyspa wystawa wzgórze wzór wzrok yeti żaba zachód zadanie zagadka żagiel żaglówka zagroda zając zakątek zakład
zaleta zamek zapał zaprzęg żarówka żart zasłona zawody żbik zdrowie źdźbło zegar żelazko zespół zeszyt żeton zew
zgoda ziarno zielony ziemia zima zioła zmierzch znaczek znak żniwa żołądź żółty żółw żonkil zorza źrebak źródło żubr
żuczek zupa żuraw żurek zwiad zwierz zwrotka zwycięzca życie życzenie żyrafa żyto żywioł
"""
WORDS: Final = tuple(_TEXT.split())
