/** Words that say nothing of what a sentence is about, also those with which forms ask. */
export const emptyWords = {
  en: `a about above across after again all also although am among an and another any anybody anyone anything are as at away be
    because been before being between both but by can cannot could did do does doing done down during each either else enough
    etc even ever every everybody everything few for from further had has have having he her here hers him his how however i if
    in indeed into is it its itself just least less like many may me might more most much must my near neither no none nor not
    now of off often on once one only onto or other others our ours out over own per perhaps please rather same shall she should
    since so some somebody something soon still such than that the their theirs them then there these they this those through
    thus to together too under until up upon us very was we well were what whatever when where whether which while who whom
    whose why will with within without would yes yet you your yours yourself describe explain tell give state provide outline
    list detail indicate set briefly including include`,
  fr: `à afin ai ainsi alors après assez au aucun aucune aujourd aussi autre autres aux avant avec avez avoir avons beaucoup bien
    car ce ceci cela celle celles celui cependant ces cet cette ceux chacun chacune chaque chez ci combien comme comment dans de
    déjà depuis des dès donc dont du elle elles en encore entre envers es est et étaient était étant été être eu eux fait faire
    faites font hors il ils je jusque la là laquelle le lequel les lesquelles lesquels leur leurs lors lui ma mais malgré me même
    mes mieux moi moins mon ne ni nos notre nous on ont ou où par parce pas pendant peu peut plus plusieurs plutôt pour pourquoi
    près puis quand quant que quel quelle quelles quels qui quoi sa sans se sera seront ses si sien sinon soi soit son sont sous
    souvent suis sur ta tandis te tel telle tes toi ton tous tout toute toutes très trop tu un une vers voici voilà vos votre
    vous y décrivez expliquez présentez précisez indiquez exposez détaillez donnez l d qu n s c j`,
  es: `a acerca ahora al algo algún alguna algunas alguno algunos allí ambos ante antes aquel aquella aquí así aun aunque bajo bien
    cada casi como cómo con contra cual cuál cuáles cuales cuando cuándo cuánta cuántas cuánto cuántos de dé del desde después
    dónde donde dos durante e el él ella ellas ellos en entre era eran es esa esas ese eso esos esta está están estas este esto
    estos fue fueron ha había haber hace hacen hacer hacia han hasta hay he la las le les lo los luego más me mediante mi mientras
    mis misma mismo mucho muy nada ni no nos nosotros nuestra nuestras nuestro nuestros o otra otras otro otros para pero poco por
    porque pues que qué quien quién quiénes se sea según ser será si sí sin sino sobre solo son su sus tal también tan tanto te
    tendrá tiene tienen todo toda todas todos tras tu un una uno unos usted ustedes va van y ya describa explique indique detalle
    presente exponga señale cuente`,
  pt: `a à agora ainda algo algum alguma alguns ambos ante antes ao aos apenas aquela aquele aqui as às assim até atrás bem cada com
    como contra cada cujo da das de dela dele deles depois desde dessa desse desta deste do dos duas durante e é ela elas ele eles
    em enquanto entre era eram essa essas esse esses esta está estão estas este estes eu faz fazem fazer foi foram há isso isto já
    lá lhe lhes mais mas me mesma mesmo meu minha muita muito na nada não nas nem nesta neste no nos nós nossa nossas nosso nossos
    num numa o onde os ou outra outras outro outros para pela pelas pelo pelos pois por porque porquê pouco pode qual quais quando
    quanta quantas quanto quantos que quem são se seja sem será ser seu seus si sido sob sobre sua suas só tal também tão te tem
    têm ter toda todas todo todos um uma umas uns vai vão você vocês descreva explique indique detalhe apresente exponha conte
    justifique identifique`,
} as const;
