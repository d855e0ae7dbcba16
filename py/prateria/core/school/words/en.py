"""The English words of class codes. The place of a word is its number: never changed, none added, none taken away."""

from typing import Final

__all__ = ["WORDS"]

_TEXT: Final = """
acorn acrobat actor address admiral adult advice airport alarm album almond alphabet amazing amber anchor angel
animal ankle answer antelope apple april apron aquarium arch arm arrow artist asking asparagus atlas august aunt
author autumn avenue avocado award baby badger bag bagpipe bakery balcony balloon bamboo banner barley barn barrel
basement basil basket battery bean bedroom bee beehive beetle bell bench bicycle birch bird birthday biscuit bison
blackberry blanket blossom blouse blue board bonnet boot bottle bouquet bracelet braid branch brave bread breeze
brick bridge bright brioche bronze brook brother brush bubble buckle buffalo builder bulb bunting bus button buzz
cabbage cabin cactus calendar calm camel camp canary candy canoe canvas canyon captain caravan cardigan careful
carnival carol carpet cart cashew castle casual caterpillar cattail cedar celery cello cereal chalk champion chapter
chariot cheer chef cherry chess chicken chill chime chipmunk chocolate choir cinema cinnamon circus city clarinet
class clay clean cliff climb cloak cloud clover club coach coat cobalt cobweb cocoa coin collage comet comfort comic
compass concert cone confetti cook copper coral corner cornfield cotton cousin crab cradle crane crayon cricket
crisp crocus crown crunch crystal cube cucumber cup cupcake curious curl currant curtain cushion cycle cymbal
daffodil daisy dance dandelion date daughter deer delight denim dentist desert desk dew diamond diary dictionary
dinner dinosaur diploma doctor dolphin domino door dot dough dove dragonfly drawer dream dress drink drizzle drum
duck duet dumpling eager eagle early earring earth easel easter easy echo eclipse eel egg elbow elder elephant elm
emerald engine evening evergreen explorer eyebrow fable fabric factory fair falcon family fancy farmer father
february fence fern festival field fig fire fish fizz flake flamingo flashlight flax fleece flint float flock flour
flower fluffy flute foam fond footpath forest fork fox frame freezer fresh friday friend fringe frisbee frog frost
galaxy gallery game garden garlic garnet gazelle gecko generous gentle geranium giant gift giggle gingham giraffe
glacier glad gleam glider glitter globe glow gnome golden good gooseberry gopher gorilla granny grape grass green
grin grove guitar gull gym habitat hairbrush halo hamlet hammer hamster handle happy harmony harp harvest hawk hay
hayloft hazel heart hedge helmet help herald herb heron highland hive hobby holiday holly home honey horizon horn
horse hospital hotel hour hum hundred hurray husky ice icicle icing idea igloo inch ink insect inventor invite iris
island ivory ivy jade jaguar january jar jasmine jazz jelly jewel jigsaw jogger joke journey jubilee judge juggler
juice july jump june jungle juniper kangaroo kayak keeper kernel key keyboard keyring kindness kingdom kitchen kite
kiwi knee knitting knot koala lace ladder ladybird lagoon lamb lantern laptop lasso laugh laundry lavender lawn
layer leap learn legend leisure lemming lemon lens lentil leopard lesson letter lever library lighthouse lilac lily
lime linen lion lip listen little lizard llama lobster lodge log lollipop loop lotus lovely loyal lucky lullaby
lunar lunch lynx lyric magenta magic magnet magpie mail mammoth mandarin mane mantle maple marble margin marigold
market marmot mask mat maypole meadow meal measure medley melody melon member memory mentor merit merry message
meteor midday midnight milkshake mill mimosa mineral minnow minute mirror mist mitten modest mole monday monument
morning mosaic moss moth mother motor mountain mouse mulberry museum mushroom music mussel mustard napkin nature
navy neck nectar needle nephew nettle newspaper nickel niece night nimble noble noon north nose notebook nougat
novel nurse nutmeg nutshell oak oasis oatmeal oats oboe ocean octopus office olive olympic onion opal opera orange
orbit orchid organ origami ostrich otter outdoor outlook oven owl oyster paddock paint palace pancake panda panther
papaya paper parade park parrot parsley party passport pasta pastry patchwork path patience pavilion paw peace peak
peanut pearl pebble pelican pen pencil penguin pepper perch perfume petal photo piano picnic picture pie pigeon
pilot pineapple pinwheel pitcher pixel pizza plant plate plaza plum plush pocket podium poet polite pollen polo
pompom pony poodle popcorn poplar porcelain porridge poster potato pottery powder prairie praline present pretzel
primrose prince prize promise proud puddle puffin pumpkin puppet puppy purple pushcart pyramid quail quaint quartz
queen question quick quiet quill quiz rabbit raccoon racket radish raft rain raisin rake ramble ranger raspberry
reader ready recipe record red reef reindeer relay rescue reward rhubarb rhythm ribbon riddle ring ripple river road
robin robot rodeo roller room rooster rope rosemary rosy round rowboat ruby rucksack rug ruler runner rustle rye
saddle safe saffron salad salmon salt sand sandal sapling sapphire satchel saturday sauce saxophone scarf scenery
school science scissors scooter scout screen sculptor sea seagull seahorse season seaweed second secret september
serenade sesame shade shadow shampoo shawl sheep shell shepherd shimmer shine shop shore shoulder shovel shower
shrub siesta signal silence silk silver simple singer sister skate skipping skirt sky skylark sled sleeve slide
slipper slope smart smile smooth snack snail snow snug soccer sock soft soil solar sonata song soup south soya
spaghetti sparrow speckle spice spider spinach splash spoon sport spring sprout spruce squash squirrel stable stage
stamp star statue stew sticker stocking stool story stove straw stream street stripe stroll strong student sturdy
submarine subway sugar suitcase summer sun sunbeam sunday sunflower sunny sunrise sunset surf surprise swallow swan
sweater sweet swim swing symphony syrup tablet tailor talent tambourine tangerine tape tassel taxi teacher team
teapot teaspoon teddy telescope temple tender tennis tent thank thatch thimble thread throne thrush thumb thunder
thursday thyme ticket tidy tiger tile timber tinsel tiptoe toboggan today toffee tomato tongue tooth topaz torch
tortoise tower town toy tractor traffic trail trampoline travel tray treat tree trellis triangle trip trolley
trombone trophy tropic trot trousers trumpet trunk tuesday tulip tuna tunnel turnip turquoise turtle twilight twin
twirl ukulele umbrella uncle unicorn uniform universe upbeat upstairs useful vacation valiant valley vanilla vase
vegetable velvet village vine violet violin visit vivid voice volcano volleyball voyage waffle wagon wall wallet
walnut walrus waltz wardrobe washing watch water wave wax weather weaver wednesday weekend welcome whale wheat wheel
whistle white wicker willow wind window winter wise wolf wombat wonder woodpecker wool word workshop wreath wren
wrist writer xylophone yacht yard year yeast yellow yesterday yodel yogurt young zero zest zigzag zipper
"""
WORDS: Final = tuple(_TEXT.split())
