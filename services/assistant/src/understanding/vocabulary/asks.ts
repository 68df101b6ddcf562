import { measures } from './measures.ts';
import type { Words } from './words.ts';

/** What is asked, beside what is measured. */
const questions = {
  money: {
    en: 'money, amount*, funds, funding, budget of, cash, dough, bucks, moneys, grant money, funding amount',
    fr: 'argent, montant*, financement*, fonds, subvention*, sous, fric, pognon, tunes, moyens financiers, budget demande',
    es: 'dinero, monto*, importe*, financiamiento*, financiacion, fondos, plata, lana, guita, recursos, pisto, presupuesto pedido',
    pt: 'dinheiro, montante*, valor*, financiamento*, fundos, verba*, grana, dindim, recursos, massa, orcamento pedido',
    sw: 'pesa, fedha, ufadhili, ruzuku, hela, pesa zote, fedha zote, kitita, kiasi cha fedha, ruzuku yote, mafungu',
  },
  requested: {
    en: 'request*, ask, asked, asking, asks, requesting, go for, went for, going for, aim for, asking for, applied for',
    fr: 'demand*, reclam*, sollicit*, reclamons, requis, voulu, on veut, souhaite, souhaitee, pretend*',
    es: 'pedida, pedidas, pedidos, pedimos, pedido, pedi, pedir, piden, pide, solicitamos, solicitado, solicita, reclam*',
    pt: 'pedida, pedidas, pedidos, pedimos, pedido, pedi, pedir, pede, pediram, solicitamos, solicitado, solicita, solicitam, reclam*, requer*',
    sw: '~omb, tuliomba, tumeomba, inaomba, linaomba, kuomba, walioomba, tunaombea, tunaomba, yanaomba',
  },
  when: {
    en: 'when, whens, what date, which date, what day, which day, at what time, on what day, what time, since what day',
    fr: 'quand, quelle date, quel jour, a quelle date, quel moment, vers quand, c est quand, quand est ce, a quand, en quelle annee',
    es: 'cuando, que fecha, que dia, en que fecha, en que dia, a que hora, que momento, para que fecha, que ano, en que ano',
    pt: 'quando, que data, que dia, qual a data, em que data, em que dia, a que horas, que momento, em que altura, que ano, em que ano',
    sw: 'lini, tarehe gani, siku gani, siku ipi, tarehe ipi, wakati gani, muda gani hasa, ni lini, lini hasa, mwaka gani',
  },
  who: {
    en: 'who, whom, whos, who has, who got, whos got, which person, which colleague, who exactly, which one of us',
    fr: 'qui, qui donc, qui est ce qui, c est qui, laquelle d entre nous, quel collegue, quelle personne, qui ca, qui a',
    es: 'quien, quienes, que persona, cual colega, quien de nosotros, quienes son, cual de nosotros, que companero, quien fue',
    pt: 'quem, que pessoa, qual colega, quem de nos, quem sao, qual de nos, que colega, quem foi, quem e que',
    sw: 'nani, akina nani, mtu gani, ni nani, nani hasa, kina nani, mwenzetu gani, nani kati yetu, yupi kati yetu, nani alie',
  },
  /** Who leads it, or has the task. */
  whose: {
    en: 'are whose, is whose, whose is it, whose is, whose are, whose, belongs to whom, who does it belong to',
    fr: 'sont a qui, est a qui, sont de qui, est de qui, a qui elle est, a qui elles sont, a qui est, a qui sont, a qui appartient, c est a qui, de qui est, de qui sont',
    es: 'son de quien, es de quien, de quien es, de quien son, a quien pertenece, a quien le toca, a quien le tocan',
    pt: 'sao de quem, e de quem, de quem e, de quem sao, a quem pertence, a quem toca',
    sw: 'ni zake nani, ya nani, za nani, la nani, ni ya nani, ni la nani, ni za nani, ni ya kwa nani, zipo kwa nani, ipo kwa nani',
  },
  where: {
    en: 'where, where is, whereabouts, in what place',
    fr: 'sont ou, est ou, se trouvent, ou sont, ou trouver, ou est, ou sont, ou se trouve',
    es: 'en donde, donde estan, donde quedan, donde',
    pt: 'onde e que vejo, onde e que, em que sitio, onde ficam, onde estao, onde',
    sw: 'wapi',
  },
  list: {
    en: 'which, list, show, all, any, anything, everything, something, all time, what are, what have we, do we have, are there, which ones, give me',
    fr: 'quel, quelle, quels, quelles, lesquels, lesquelles, laquelle, lequel, liste, montre*, tout, toutes, tous, quoi, y a t il, qu est ce, qu est ce qui, est ce qui',
    es: 'cual, cuales, que, lista, muestra*, ensena*, ensename, todo, todas, todos, hay, dime, algo',
    pt: 'qual, quais, que, lista, mostra*, tudo, todas, todos, ha, diz me, algo, alguma',
    sw: 'gani, zipi, yapi, ipi, lipi, orodha, ~onyesh, nini, yote, zote, kuna',
  },
  /** Which of several. */
  pick: {
    en: 'wich, which, which ones, what, whats',
    fr: 'quel, quelle, quels, quelles, lesquels, lesquelles, laquelle, lequel, quoi',
    es: 'cual, cuales, que es lo que, cual es la que, cuales son las que',
    pt: 'qual, quais, o que e que, que e que, o que',
    sw: 'ipi kati, yupi, zipi, yapi, ipi, lipi, gani, nini',
  },
  howTo: {
    en: 'what happens if, what happens to, what happens when, what if, how do, how to, how can, how does, how would, can i, can we, could i, where can, where do i, am i able, is it possible, how long does, where would i, where should i, where do we, which page, what page, on what page, explain',
    fr: 'que se passe t il si, qu est ce qui se passe si, que se passe si, qu arrive t il si, que devient mon, comment faire pour, comment on fait, comment, puis je, peut on, pouvons nous, est ce que je peux, ou puis je, ou je, ou est ce que je, ou est ce qu on, ou peut on, sur quelle page, quelle page, faut il',
    es: 'que pasa si, que pasa cuando, que sucede si, que ocurre si, como hago pa, como hago para, como, puedo, podemos, se puede, donde puedo, donde se, donde veo, donde bajo, donde cambio, donde encuentro, en que pagina, que pagina',
    pt: 'o que acontece se, que acontece se, o que acontece quando, acontece o que se, como faco pra, como faco para, como e que, como, posso, podemos, da para, onde posso, onde se, onde vejo, onde mudo, onde altero, onde encontro, onde ficam, em que pagina, que pagina',
    sw: 'itakuwaje, nini kitatokea, nini hutokea, kitatokea nini, inakuwaje, vipi, kivipi, nifanyeje, nafanyaje, tunafanyaje, nawezaje, ninawezaje, tunawezaje, tunaweza, naweza, jinsi, namna, wapi naona, naona wapi, wapi naweza, ninaona wapi, ukurasa gani, ukurasa upi',
  },
  meaning: {
    en: 'what is the point of, whats the use of, whats it for, what does, what do the, what is a, what is an, what is the meaning, mean, means, meaning, difference, define, what is the, what are the, whats a',
    fr: 'a quoi sert, sert a quoi, ca veut dire, veulent dire, veut dire, signifie, signifient, signification, c est quoi, cest quoi, difference, pas pareil, pareil, meme chose, definition',
    es: 'para que sirve, pa que sirve, sirve para que, signific*, que es, quiere decir, diferencia',
    pt: 'para que serve, pra que serve, serve para que, signific*, o que e, quer dizer, diferenca',
    sw: 'inatumika kwa nini, ni ya nini, kazi yake nini, maana, ~maanish, ni nini, tofauti',
  },
  status: {
    en: 'how did that one end, how did it end, how did that end, end up, ended up, turn out, turned out, whats the story with, how far did, what came of, what became of, any update on, update on, where do we stand with, where are we with, hows it going with, any news on, what about, how did it go with, status, state, stage, progress, going on, how is, hows, how are, happening, doing, alive, what happened to, whats up with, news',
    fr: 'rendue ou, rendu ou, rendues ou, rendus ou, rendue a, c est devenu quoi, devenu, devenue, devenus, devenues, a quel stade, a quelle etape, ca avance, c est comment, ca donne quoi, quoi de neuf pour, statut, etat, ou en est, ou en sont, en est, avance, que devient, des nouvelles',
    es: 'en que quedo, en que va, que hay de, en que anda, que fue de, en que paso, estado, como va, como van, como esta, como anda, que paso con, que tal',
    pt: 'em que pe, em que pe ficou, em que ficou, como ficou, ficou como, que e feito de, deu em que, o que deu, estado, como esta, como vai, como anda, situacao, andamento, o que aconteceu com',
    sw: 'imefika hatua gani, ipo hatua gani, iko hatua gani, hatua gani, imeishia wapi, iliishia wapi, hali, ~fik, imefikia wapi, imefika wapi, ~endele, ikoje, likoje, inaendeleaje',
  },
  chance: {
    en: 'chance*, likely, likelihood, probab*, odds, predict*, will win, guess',
    fr: 'chance*, probab*, prediction*',
    es: 'probab*, posibilidad*, oportunidad de ganar, chance*',
    pt: 'chance*, probab*, hipotese*, possibilidade*',
    sw: 'uwezekano, nafasi nzuri, bahati',
  },
  willAnswer: {
    en: 'will answer, answer us, hear back, will decide, will reply, respond, reply to us, get an answer, will they',
    fr: 'repondr*, va repondre, vont repondre, donnera, decider*',
    es: 'respondera*, contestara*, van a responder, va a responder, decidira*',
    pt: 'respondera*, vai responder, vao responder, decidira*, responder',
    sw: '~jib, ~amu',
  },
  negation: {
    en: 'not, never, without, isnt, arent, havent, hasnt, didnt, dont, doesnt, wasnt, werent, no, none, neither, nor, nobody, cant, wont',
    fr: 'non, rien, pas, jamais, sans, aucun*, ni, personne',
    es: 'no, nunca, sin, ningun*, todavia no, aun no, ni, tampoco, nadie',
    pt: 'nao, nunca, sem, nenhum*, ainda nao, nem, tampouco, ninguem',
    sw: 'isiyo na, yasiyo na, lisilo na, zisizo na, wasio na, asiye na, usio na, hajawahi, hawajawahi, hatujawahi, haijawahi, halijawahi, hayajawahi, hazijawahi, kamwe, haina, hazina, halina, hayana, hakina, havina, hawana, hana, hatuna, pasipo, pasipokuwa na, bila, si, bado haija, sio',
  },
  except: {
    en: 'except, except for, excluding, apart from, other than, but not, besides, without counting, not counting, leaving out, not for, not in, not from, not about, that is not for, minus',
    fr: 'sauf, excepte, excepte pour, a part, autre que, autres que, hormis, sans compter, pas pour, pas celle, pas celles, mais pas, en dehors de',
    es: 'salvo, excepto, aparte de, sin contar, quitando, no para, que no sea para, que no sean para, pero no, menos la de, menos las de, menos lo de',
    pt: 'exceto, salvo, sem contar, tirando, nao para, que nao seja para, que nao sejam para, a nao ser, fora a, fora as, fora o, menos a da, menos as da, menos a do, menos as do, mas nao',
    sw: 'ukitoa, ukiondoa, tukitoa, tukiondoa, bila ile, bila zile, yasiyo ya, yasiyo, isiyo ya, zisizo za, lisilo la, isipokuwa, ila, kasoro, bila kuhesabu, ukiacha, mbali na, si kwa, siyo kwa, si ya, si za, sio ya, sio za',
  },
  ofThose: {
    en: 'of the two, of the three, in there, from that list, from those, of the ones, of the above, of those, of these, of them, of that, out of those, among those, among them',
    fr: 'des deux, des trois, la dedans, dans ce lot, dans le tas, dans la liste, parmi ca, de celles la, de ceux la, parmi celles la, parmi elles, d entre elles, de ces, la dessus, de ca',
    es: 'de las dos, de los dos, de las tres, de los tres, de ahi, entre esos, en esa lista, de esa lista, de esas, de esos, de estas, de estos, de ellas, de ellos, entre esas, de eso, entre ellas',
    pt: 'das duas, dos dois, das tres, dos tres, desse grupo, dessa lista, dentro dessas, dai, dessas, desses, destas, destes, delas, deles, entre elas, disso, disto',
    sw: 'kati ya hizo mbili, kati ya hayo mawili, humo, katika hizo, katika hayo, ndani yake, miongoni mwao, kati ya hizo, kati ya hayo, kati yake, kati yao, miongoni mwa hizo, miongoni mwa hayo, kati ya haya, kati ya hizi',
  },
  byWhom: {
    en: 'by whom, who by, by who, who did that, who did it, who marked it, who marked that, by which person, whose doing, whos behind it',
    fr: 'par qui, qui a fait ca, qui l a fait, qui l a marque, par quelle personne, grace a qui, qui s en est charge, qui a mis, qui a marque',
    es: 'por quien, quien lo hizo, quien hizo eso, quien lo marco, quien la marco, quien marco, por que persona, quien lo puso, quien la puso, quien lo registro',
    pt: 'por quem, quem fez isso, quem o fez, quem marcou isso, quem marcou, por que pessoa, quem o marcou, quem a marcou, quem registou, quem pos',
    sw: 'lilifanywa na nani, ilifanywa na nani, nani alifanya, nani aliweka, nani alifanya hivyo, na nani, kwa mkono wa nani, na mtu gani, nani aliyefanya, nani aliyeweka',
  },
  /** From when on it is as it is. */
  sinceWhen: {
    en: 'since when, from when, from what date, from what day, since what time, starting when, from what day on, how long since',
    fr: 'depuis quand, a partir de quand, depuis quelle date, depuis quel jour, a compter de quand, des quand, a partir de quelle date, depuis quel moment',
    es: 'desde cuando, desde que fecha, a partir de cuando, desde que dia, desde que momento, de cuando, a contar de cuando',
    pt: 'desde quando, desde que data, a partir de quando, desde que dia, desde que altura, de quando, a contar de quando',
    sw: 'tangu lini, toka lini, kuanzia lini, tangu tarehe gani, kuanzia tarehe gani, tangu siku gani, toka siku gani, kuanzia siku gani, toka tarehe gani',
  },
  /** That a status was changed. */
  statusChange: {
    en: 'status change*, change of status, changed the status, last change, last update, last thing that changed, marked last, last marked',
    fr: 'changement de statut, dernier changement, derniere modification, derniere mise a jour, change de statut',
    es: 'cambio de estado, ultimo cambio, ultimo movimiento, cambios de estado, ultima actualizacion',
    pt: 'mudanca de estado, ultima mudanca, ultima alteracao, ultima atualizacao, mudou de estado',
    sw: 'mabadiliko ya mwisho, badiliko la mwisho, hali ya mwisho kubadilishwa',
  },
  decision: {
    en: 'the answer, the reply, the decision, decision, they answered, they decided, verdict, the verdict, outcome, the outcome, their answer, their decision, response',
    fr: 'la reponse, reponse, decision, verdict, leur reponse, leur decision, retour, resultat, leur retour, l issue',
    es: 'la respuesta, respuesta, decision, veredicto, su respuesta, su decision, contestacion, la contestacion, resultado',
    pt: 'a resposta, resposta, decisao, veredito, a resposta deles, decisao deles, retorno, resultado, a decisao',
    sw: 'jibu, uamuzi, majibu, uamuzi wao, jibu lao, majibu yao, matokeo ya maombi, hukumu',
  },
  thirdPerson: {
    en: 'that person, this person, that colleague, they, them, their, he, she, him, her, his',
    fr: 'cette personne, cette collegue, ce collegue, ils, elles, il, elle, lui, leur',
    es: 'esa persona, esta persona, esa colega, ellos, ellas, ella',
    pt: 'essa pessoa, esta pessoa, esse colega, eles, elas, ele, ela',
    sw: 'mtu huyo, huyo, huyu, wao, yeye',
  },
  still: {
    en: 'still, yet, i mean, so far, as of now, up to now',
    fr: 'quand meme, encore, toujours, a ce jour, jusqu ici, pour l instant',
    es: 'todavia, aun, hasta ahora, por ahora, hasta hoy',
    pt: 'ainda, ate agora, por agora, ate hoje',
    sw: 'bado, mpaka sasa, hadi sasa, bado tu, hadi leo, mpaka leo',
  },
  happened: {
    en: 'what happened, happened, anything new, any news, whats new, what is new, what changed, activity, what did we do, what have we done',
    fr: 's est passe, s est il passe, quoi de neuf, quoi de nouveau, du nouveau, nouveautes, activite, passe cette, se passe',
    es: 'que hay de nuevo, que hay nuevo, algo nuevo, que paso, ha pasado, que hubo, novedades, actividad, que hicimos',
    pt: 'o que ha de novo, ha novidades, algo de novo, o que aconteceu, aconteceu, novidades, atividade, o que fizemos, se passou',
    sw: 'kilitokea, ~toke, kimetokea, kuna nini kipya, kuna jipya, habari mpya, yaliyotokea',
  },
  why: {
    en: 'what made, for what reason, why, how come, what for, reason*',
    fr: 'comment ca se fait, pourquoi, raison, raisons, pour quelle raison',
    es: 'como asi, a que se debe, por que, porque, motivo, razon, razones',
    pt: 'como assim, qual o motivo, por que, porque, motivo, razao',
    sw: 'kwa sababu gani, imekuwaje, kwa nini, kwanini, mbona, sababu',
  },
  whatNext: {
    en: 'what now, do next, do now, do i start, to start, should i start, should we start, next step, next steps, get started, priorities, prioritize, prioritise, focus on, work on, todo, to do list',
    fr: 'que faire, quoi faire, par ou commencer, prochaine etape, priorites',
    es: 'que hago, que hacer, por donde empiezo, siguiente paso, prioridades',
    pt: 'que faco, o que fazer, por onde comeco, proximo passo, prioridades',
    sw: 'nifanye nini, tufanye nini, nianze wapi, hatua inayofuata',
  },
  mine: {
    en: 'mine, by me, my own proposals, my own, im leading, am i responsible, im responsible, i am responsible, on my desk, i have to lead, do i lead, i lead, am i leading, i am leading, do i own, i own, my proposals',
    fr: 'sont a moi, est a moi, les miennes, miennes, mienne, miens, a moi, je gere, je suis responsable, que je dirige, j ai en charge, mes dossiers, mes propositions, mes demandes, je dirige, je porte',
    es: 'son mios, son mias, tengo yo, a mi cargo, las mias, mias, mios, mia, mio, que llevo, yo llevo, soy responsable, mis solicitudes, mis propuestas, llevo yo, dirijo',
    pt: 'sao meus, meus, meu, minhas, as minhas, sao minhas, e minha, sou responsavel, que lidero, minhas candidaturas, minhas propostas, eu lidero, lidero',
    sw: 'ni yangu, ni zangu, zangu, yangu, yaliyo yangu, ninayoongoza, naongoza, mapendekezo yangu, ninaongoza, ninasimamia',
  },
} as const satisfies Record<string, Words>;

/** What is asked. */
export const asks = { ...questions, ...measures };
