import type { Words } from './words.ts';

/** Greetings, thanks and the like, and what Rafiki cannot know. */
export const talk = {
  greeting: {
    en: 'morning, hi, hello, hey, greetings, good morning, good afternoon, good evening, good day, hi there, hello there',
    fr: 'bonjour, bonsoir, salut, coucou',
    es: 'hola, buenas, buenos dias, buenas tardes, buenas noches',
    pt: 'ola, oi, bom dia, boa tarde, boa noite',
    sw: 'habari, jambo, hujambo, mambo, salaam, niaje, shikamoo, karibu, sasa, mambo vipi, habari yako, habari za asubuhi, vipi',
  },
  thanks: {
    en: 'thanks, thank you, thankyou, thx, ty, great, perfect, cool, nice, awesome, cheers, ok, okay, well done, you are great, good job, brilliant, wonderful, love you',
    fr: 'merci, merci beaucoup, parfait, super, genial, bravo, top, merci bien',
    es: 'gracias, muchas gracias, perfecto, genial, excelente, estupendo, mil gracias',
    pt: 'obrigado, obrigada, muito obrigado, muito obrigada, perfeito, otimo, excelente, valeu, ajudaste muito, ajudou muito',
    sw: 'asante, asante sana, ahsante, shukrani, sawa, vizuri, safi, umenisaidia, hongera, nashukuru',
  },
  farewell: {
    en: 'bye, goodbye, see you, good night, later',
    fr: 'au revoir, a bientot, bonne nuit, a plus',
    es: 'adios, hasta luego, chao, nos vemos, hasta manana',
    pt: 'adeus, tchau, ate logo, ate amanha, ate breve',
    sw: 'kwaheri, tutaonana, usiku mwema, baadaye',
  },
  mood: {
    en: 'how are you, how are you doing, whats up, how do you do, hows it going',
    fr: 'comment vas tu, ca va, comment allez vous, comment ca va',
    es: 'como estas, que tal, como te va, que tal estas',
    pt: 'como estas, tudo bem, como vai voce, como vais',
    sw: 'u hali gani, hali yako, uko aje, unaendeleaje',
  },
  ability: {
    en: 'who are you, what are you, what can you do, what do you do, what do you know, what can i ask, how can you help, help, help me, what can you help',
    fr: 'qui es tu, que sais tu faire, que peux tu faire, qu est ce que tu peux faire, tu sais faire quoi, aide, aide moi, comment peux tu m aider, tu peux faire quoi',
    es: 'quien eres, que puedes hacer, que sabes hacer, ayuda, ayudame, en que puedes ayudar, como puedes ayudar',
    pt: 'quem es, o que podes fazer, que sabes fazer, o que sabes fazer, ajuda, ajuda me, em que podes ajudar, o que voce faz, o que pode fazer',
    sw: 'wewe ni nani, unaweza kufanya nini, unajua nini, msaada, nisaidie, unaweza kunisaidia, unafanya nini',
  },
  outside: {
    en: 'competitors, other applicants, think of our, think about our, think of the, think about the, thought of our, thought of the, opinion of, opinion on, salary, salaries, wage, wages, paid per month, earn per month, earn a month, bus, bus to, train to, taxi, restaurant, restaurants, recipe for, weather, rain, rains, raining, sunny, temperature, vote, elections, election, president, politics, medicine, doctor, fever, malaria, sick, disease, pregnant, pill, football, soccer, match, joke, poem, song, story, recipe, cook, cooking, movie, capital of, bitcoin, crypto, lottery, translate, girlfriend, boyfriend, homework, horoscope, god, religion, war, price of, hotel, flight, stock, world cup, who won',
    fr: 'concurrents, autres candidats, pensent de, pense de, pensaient de, ont pense de, leur avis sur, salaire, salaires, gagne par mois, gagne t il par mois, gagne t elle, paie par mois, bus, bus pour, taxi, restaurant, restaurants, temps fera, meteo, pleuvoir, pleuvra, pleut, pluie, voter, vote, elections, election, president, politique, medicament, medicaments, medecin, remede, fievre, paludisme, malaria, malade, foot, football, match, blague, poeme, chanson, histoire, recette, cuisiner, film, capitale de, capitale du, bitcoin, traduis, traduire, horoscope, dieu, religion, guerre, prix du, quel temps',
    es: 'competidores, otros concursantes, piensan de, opinan de, opinaron de, les parecio, salario, sueldo, sueldos, gana al mes, gana por mes, gana cada mes, cobra al mes, autobus, bus, taxi, restaurante, restaurantes, tiempo hara, clima, llover, llovera, llueve, lluvia, votar, voto, elecciones, presidente, politica, medicina, medicamento, remedio, fiebre, malaria, enfermo, enferma, doctor, futbol, partido, chiste, poema, cancion, cuento, receta, cocinar, pelicula, capital de, bitcoin, traduce, horoscopo, dios, religion, guerra, precio de, precio del',
    pt: 'concorrem, concorrentes, outros candidatos, acham da, acham do, acharam da, acharam do, pensam da, pensam do, salario, ordenado, vencimento do, ganha por mes, ganha ao mes, quanto ganha o, quanto ganha a, recebe por mes, autocarro, onibus, taxi, restaurante, restaurantes, chover, chuva, chove, tempo vai fazer, tempo faz, clima, votar, voto, eleicoes, presidente, politica, medicamento, remedio, febre, malaria, doente, medico, futebol, jogo, piada, poema, cancao, musica, historia, receita, cozinhar, filme, capital de, capital da, capital do, bitcoin, traduz, horoscopo, deus, religiao, guerra, preco do, preco da',
    sw: 'washindani, wanaonaje, walionaje, wanafikiria nini kuhusu, walicheza, wanacheza, mshahara, mishahara, analipwa kwa mwezi, basi la, nauli, teksi, mkahawa, mgahawa, hoteli, inauzwa, zinauzwa, vinauzwa, inauzwa bei gani, mvua, hali ya hewa, kura, ~pigi kura, uchaguzi, rais, siasa, dawa, homa, malaria, mgonjwa, ugonjwa, daktari, mpira, mechi, utani, kichekesho, shairi, wimbo, hadithi, mapishi, kupika, filamu, mji mkuu, bitcoin, tafsiri, mungu, dini, vita, bei ya',
  },
  injection: {
    en: 'ignore all, ignore your, ignore previous, ignore the rules, system prompt, your instructions, your rules, previous instructions, you are now, act as',
    fr: 'ignore tes, ignore les, ignore toutes, tes instructions, instructions precedentes, tu es maintenant',
    es: 'ignora tus, ignora las, ignora todas, tus instrucciones, instrucciones anteriores, ahora eres',
    pt: 'ignora as, ignora tuas, ignore as, ignora todas, tuas instrucoes, instrucoes anteriores, agora es, administrador',
    sw: 'puuza maagizo, puuza sheria, maagizo yako, sahau maagizo, wewe sasa ni',
  },
} as const satisfies Record<string, Words>;

/** Words that say nothing about what a question is about. */
export const fillers: Record<'en' | 'sw' | 'fr' | 'es' | 'pt', string> = {
  en: 'weve ive youve theyve day days pick picked chose chosen choose written gotta wanna gonna lol hmm pls thx dude guys folks anyhow anyways sitting stuff plate put till em cos coz cuz bc hey someone stand standing asap btw fyi ok okay actually basically literally honestly ours theirs yours stuck two three both a about again all also am an and are as at be been before being both but by can cant could did do does doing done each else ever far finally for from gets gives go got had has have having he hello help her here hey hi him his hm how i id if im in into is it its ive just kind know left let like look made make makes many may maybe me might more most much must my myself near need needed new now of off ok on once one ones only or other our out over own please pls put quite rafiki really s said same say see seem shall she should since so some somehow soon such sure tell than that the thats their them then there theres these they thing things think this those through till to today together too u until up us use using want wanted was way we well went were what whats when where which while who whose why will with within work works would wrong yes yet you your yours ya teh plz so far anyone anybody someone somebody got get already alright exactly currently actually really moment right meanwhile ever first second last lot today now far i mean out give gave given have had being between among amount due happen needs wants kindly thing altogether during overall per far alltogether stuff',
  sw: 'mbali wenye jana juzi leo kesho tumewahi amewahi wamewahi kuwahi toka kabisa saa eti wapendwa ndugu rafiki jameni kumbe ati yaani pia basi hivyo jibu zaidi sasahivi hivisasa mambo kwani toka zangu huwa kwao kwake niambie niambieni naomba nataka ningependa hebu tuseme mwenzangu ombi fulani alafu halafu zilizo yaliyo lililo iliyo aliye walio zenye yenye lenye mwenye yuko ambalo ambaye ambayo mbili wawili kati lile yale zile langu changu zangu a au basi bado cha hapa hapo hii hili hiki hivi hiyo hizi hizo huu huyo ile ili ilikuwa ina ipi iwe je kama katika kila kupitia kutoka kuwa kwa kwenye kwamba la lakini lako letu mbona mimi mna mno mpaka na naomba nani ndani ndio ni nina nini ninyi pia sana sasa sisi tafadhali tena tu tuko tulikuwa tuna u ule una vya wa wake wako wangu wao wapi wetu weka ya yake yako yangu yangapi yao yenu yetu yule za zake zako zangu zao zenu zetu zi ziko zipo ambazo ambayo ambao yoyote hata hadi wote zote leo jumla mwetu kuhusu yapo ipo iko wenu wale hayo haya mko kwetu kwangu wana nasi kule huko pale humo sisi mara ngapi tangu tayari fulani jamani moja nyingi mengi wengi vingi chache machache wachache tarehe siku kulikuwa ana una zina yana lina amekuwa',
  fr: 'marche marchent vite jour jours choisi choisis ecrite fallu train recupere genre bah ben quoi hein euh alors ouais nan coucou dites donc combien temps cb gens fallait va irait vois voir savoir sait connaitre falloir puisse faut mon etait etaient veux voudrais a ai ait alors apres as au aucun aujourd aussi autre aux avec avez avoir avons beaucoup bien bon c ca ce cela celle celles celui ces cet cette ceux chez ci comme d dans de deja des dessus deux dire dit dois donc du elle elles en encore ensemble entre es est et ete etes etre eu eux fait faites fais font fut hui il ils j je jusqu l la le les leur leurs lui m ma mais me mes mieux moi moment n ne non nos notre nous on ont ou oui par parmi pas peu peut plait plus pour puis qu quand que qui quoi s sa sans se sera serait ses si sien soit sommes son sont sous sur svp t ta te tes toi ton tous tout toute toutes tres tu un une va vers vont vos votre vous vraiment y ya truc trucs chose choses besoin ceux la dis stp fois present presque faire doit parce depuis avant quelque quelques certains certaines chaque aura lequel',
  es: 'siga sigan llevamos llevan mano dia dias abierto abiertos abierta abiertas quedo quedaron escrita escrito elegimos pa pos pues oye mira ver lleguen sigue siguen sigo ando anda andan oiga porfis dale bueno ese aquellas aquello gente ustedes saber sabes quisiera quisieramos toca tocan pasado pasada a ahi ahora al algo alguien alguna alguno algunos aqui asi aun aunque bien cada casi como con creo cual da de debe debo decir del desde dime donde dos e el ella ellas ellos en entre era eran eres es esa esas ese eso esos esta estaba estado estamos estan estar este estos esto fue fueron ha haber habia hace hacer han has hasta hay he hemos hizo hoy la las le les lo los mas me mi mio mis mucho muy nada ni no nos nosotros nuestra nuestras nuestro nuestros o otra otro para pero poco por porfa porque pues que quiero se sea ser si sido sin sobre solo somos son soy su sus tambien tan tanto te tenemos tengo tener tiene tienen toda todavia todo todos tu tus u un una uno unas unos usted va vamos van veces vez y ya yo estas ellos momento cosa cosas necesito hecho hechas quedan queda lugar donde antes despues algun hubo sigue siguen cuanto quisiera tal',
  pt: 'usam usa usar daqui vejo veja sozinhos sozinho dias nela nele nelas neles aberto abertos aberta abertas escrita escrito escolhemos ficou ficaram ficar fica tamos gente pra pro ne tipo entao olha oi ai cara pessoal saber sabe sabes queria queriamos gostava fecharam ponho gerar mando toma conta deu qto qtas prox a agora ai ainda algo alguem alguma algum alguns ali ao aos aqui as assim ate bem cada coisa coisas com como da das de dela dele deles depois desde dessa desse desta deste dia diz do dois dos e ela elas ele eles em entao entre era eram es essa essas esse esses esta estamos estao estar estas este estes eu fazer faz fez foi foram fomos ha hoje isso isto ja la lhe lo mais mas me mesmo meu meus minha minhas muito na nao nas nem no nos nossa nossas nosso nossos num numa o ontem onde os ou outra outro para pela pelas pelo pelos pode podes por porque pouco pra preciso qual qualquer quando que quem quero quer se seja sem sendo ser seu seus si sim so sobre sou sua suas tal tambem tanto te tem temos tenho ter teu teus tive tivemos toda todas todo todos tu tua tudo um uma umas uns vai vamos vao vem vez vezes vos voce voces eram seria estava momento obrigado favor feito fizemos fiz antes houve havia gostaria sao sera serao fica ficam',
};
