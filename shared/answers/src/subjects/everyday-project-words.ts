/**
 * The same subjects in everyday words, as forms for small groups ask and as people speak. "?" marks a hint, as in the
 * other tables.
 */
export const everydayOfProject = {
  need: {
    en: 'conditions that led, led you to propose, what led you, why is it wanted, wanted locally, what is missing, filling, fill a gap, gap in provision, why does it matter, why should this be done, why is help needed, why now, what is the matter, what troubles, troubles, suffering, hard for people, worst affected, how bad, how serious, extent of, scale of the problem, what is the situation, what makes this work, without this, local circumstances, circumstances, call for this project, what calls for, conditions?, basis of your request, reasons for the project, motivates, motivation for the project, facts about the problem, why do people need',
    fr: 'à quelle difficulté, répondez-vous, qu’est-ce qui manque, ce qui manque, pourquoi agir, pourquoi maintenant, de quoi souffrent, ampleur, gravité, ce qui vous amène, vous a conduit, quel constat, à quoi répond, pourquoi est-ce utile, utilité, situation qui justifie, justifie votre demande, motive votre demande, raisons du projet, circonstances',
    es: 'qué necesita, necesita la gente, qué hace falta, qué falta, por qué es necesario, por qué ahora, de qué carecen, sufren, magnitud, gravedad, qué les llevó, a qué responde, por qué hace, para qué sirve, situación motiva, motiva esta solicitud, motivos del proyecto, circunstancias, razones del proyecto',
    pt: 'de que precisam, precisam as pessoas, precisa, o que falta, por que é necessário, porque é preciso, por que agora, de que carecem, sofrem, dimensão do problema, gravidade, o que vos levou, a que responde, para que serve, situação motiva, motiva este pedido, motivos do projeto, circunstâncias, razões do projeto',
  },
  beneficiaries: {
    en: 'whose lives, who stands to gain, who will gain, who is it for, who gets help, who will you help, whom will it help, individuals served, number of individuals, number of people, how many children, how many families, how many individuals, how many will, count of people, who takes part?, who uses, who comes, those you serve, groups served, who will you work with?, end users, stands to gain, size of the group, make-up of the group, profile of participants, profile of people, number and profile, composition of the group, served by, reached by, users, catchment population, whose needs',
    fr: 'qui bénéficiera, qui en bénéficie, qui profitera, qui aidez-vous, qui allez-vous aider, à qui servira, combien de familles, combien d’enfants, en quel nombre, nombre de personnes, qui vient, à combien de personnes, toucherez, bénéficier, profil des personnes, personnes concernées, nombre et le profil, utilisateurs finaux, population visée, effectif concerné',
    es: 'quién se beneficiará, a quién ayudan, a quién ayudará, a cuánta gente, a cuántas familias, cuántos niños, llegará la ayuda, número de personas, a quién sirve, quién viene, a quiénes, se atenderá, atienden, perfil de las personas, número y el perfil, personas a las que se dirige, usuarios finales, población atendida, colectivo atendido',
    pt: 'quem beneficiará, quem se beneficia, quem vai beneficiar, quem ajudam, a quem ajuda, a quantas pessoas, quantas famílias, quantas crianças, chega o apoio, número de pessoas, a quem serve, quem vem, atendem, quem ganha, perfil das pessoas, número e o perfil, pessoas abrangidas, utilizadores finais, população atendida, pessoas atendidas',
  },
  selection: {
    en: 'come to hear about, hear about the program, join the program, how do people join, get a place, who gets a place, decide who, who may take part, how do you find people, sign up, take part who decides, pick participants, who qualifies for help, by what rules, households be picked, be picked, picked, how will you pick, criteria for choosing, who gets in, who comes first, give priority',
    fr: 'entendre parler de, comment s’inscrire, qui a droit, décidez-vous qui, comment trouvez-vous les, comment venir, qui peut participer, repérez-vous, selon quels critères, d’après quelles règles, retenus, sont retenus, comment retenez-vous, priorité à',
    es: 'se enteran, cómo se apuntan, apuntarse, inscribirse, quién puede participar, deciden quién, cómo encuentran a, según qué criterios, con qué criterio, reglas para elegir, se escogerán, escogen, cómo escogen, dar prioridad',
    pt: 'ficam a saber, como se inscrevem, inscrever-se, quem pode participar, decidem quem, como encontram as pessoas, segundo que critérios, com que critério, são escolhidas as pessoas, regras para escolher, se escolherão, escolhem, como escolhem, dar prioridade',
  },
  objectives: {
    en: 'what are you hoping for, hoping to do, what do you want, what would you like to achieve, want to accomplish, try to reach, intend?, what is it for, intention',
    fr: 'que voulez-vous, que souhaitez-vous, que cherchez-vous, chercher à, pour arriver à, à quoi voulez-vous arriver, intention',
    es: 'qué quieren, qué desean, qué buscan, qué persiguen, quieren conseguir, a dónde quieren llegar, intención',
    pt: 'o que querem, o que desejam, o que procuram, que buscam, querem conseguir, aonde querem chegar, intenção',
  },
  activities: {
    en: 'takes place, what takes place, on the ground, walk us through, day to day, how will you go about, how do you propose to, propose to spend, what will happen, what are you going to do, what would you do with, plan of work, work?, typical day, typical session, what do you offer, services offered, practical steps, carry out?, tasks to be undertaken, undertaken, main actions, stages of work, components of the project, what does the project consist, consist of, how is the work organized',
    fr: 'que va-t-il se passer, concrètement, sur le terrain, au quotidien, comment allez-vous procéder, qu’allez-vous faire, que proposez-vous, journée type, séance type, en pratique, ce que vous ferez, déroulement du projet, en quoi consiste, consiste, volets du projet, étapes du projet',
    es: 'qué pasará durante, qué ocurrirá, en la práctica, sobre el terreno, en el día a día, cómo van a proceder, qué van a hacer, qué harán, qué ofrecen, un día normal, una sesión típica, trabajo previsto, en qué consiste, consiste, componentes del proyecto, tareas que se, llevarán a cabo',
    pt: 'o que vai acontecer durante, na prática, no terreno, no dia a dia, como vão proceder, o que vão fazer, o que oferecem, um dia normal, uma sessão típica, trabalho previsto, em que consiste, consiste, componentes do projeto, tarefas previstas, levarão a cabo',
  },
  timeline: {
    en: 'key dates, dates of, when do you begin, when will you begin, when do you start, when will it start, when will it end, by when, how soon, in what order, over what period, twelve months?, each month, how many months, first months, when does each, ready to start',
    fr: 'quand commencez-vous, quand commencera, quand finissez-vous, dates clés, grandes dates, dans quel ordre, sur quelle période, combien de temps, combien de mois, chaque mois, d’ici quand, avant quelle date',
    es: 'cuándo empieza, cuándo empiezan, cuándo terminan, fechas clave, fechas, en qué orden, en qué periodo, cuánto tiempo, cuántos meses, cada mes, para cuándo, cuándo se hará',
    pt: 'quando começa, quando começam, quando terminam, datas-chave, datas, em que ordem, em que período, quanto tempo, quantos meses, cada mês, até quando, quando será feito',
  },
  approach: {
    en: 'how do you go about, go about your work, why this way, in this way, way you work, why have you chosen this, what have you based it on, based on what evidence, how does it work',
    fr: 'comment procédez-vous, de quelle façon, de quelle manière, pourquoi ainsi, façon de travailler, sur quoi vous fondez-vous',
    es: 'cómo lo hacen, de qué manera, de qué forma, por qué así, manera de trabajar, en qué se basan',
    pt: 'como fazem, de que maneira, de que forma, por que assim, maneira de trabalhar, em que se baseiam',
  },
  theory: {
    en: 'why do you think, steps will produce, produce that change, how does one thing lead, why will this work, why should it work, believe that this will, what has to be true, bring about, step leads, because of this then, logic that connects, connects your work, link your activities, logic of, reasoning behind, expect these activities to lead, chain from, why would this lead',
    fr: 'pourquoi cela marchera, pourquoi pensez-vous, comment vos actions conduisent, mènent à, conduisent à, enchaînement, qu’est-ce qui vous fait croire, logique qui relie, relie vos, lien entre vos, raisonnement, enchaînement logique',
    es: 'por qué funcionará, por qué creen, cómo llevan sus acciones, llevan a, conducen a, encadenamiento, qué les hace pensar, lógica que une, une sus, relación entre sus, razonamiento, encadenamiento lógico',
    pt: 'por que vai funcionar, por que acham, por que acreditam, como levam as ações, levam a, conduzem a, encadeamento, o que vos faz pensar, lógica que liga, liga as, relação entre as, raciocínio, encadeamento lógico',
  },
  outcomes: {
    en: 'will be different, be different, lives will improve, lives improve, better lives, hope to see, what good, good will it do, what will people gain, what will it bring, what will be better, lasting difference, in two years from now, in five years, when it is finished, what will have been achieved, consequences for, lives be better, be better afterwards, better afterwards, what will get better, gains, expect to change, hope to change, visible change, tangible, noticeable, consequences of your work, achieved at the end',
    fr: 'aura changé, qu’est-ce qui aura changé, sera différent, ira mieux, mieux vivre, qu’apportera, apportera, ce que vous espérez, espérez voir, quel bien, conséquences pour, dans deux ans, améliorations, améliorations attendez-vous, ce qui sera mieux, changements visibles, concrètement mieux, progrès attendus',
    es: 'será distinto, será diferente, habrá cambiado, irá mejor, vivirán mejor, qué aportará, esperan ver, esperan lograr, qué bien hará, consecuencias para, dentro de dos años, ganarán, mejoras, mejoras concretas, lo que mejorará, cambios visibles, avances esperados, logros?',
    pt: 'será diferente, terá mudado, estará melhor, viverão melhor, o que trará, esperam ver, esperam alcançar, que bem fará, consequências para, daqui a dois anos, melhorias, melhorias concretas, o que melhorará, mudanças visíveis, avanços esperados, conquistas?',
  },
  monitoring: {
    en: 'how will we know, know that our money, know if, know it worked, tell whether, tell if, on course, on track, check progress, keep an eye, gather evidence, evidence will you gather, show that it works, show that it worked, judge success, judged, count results, keep count, compare before and after, find out whether, proof, how do you check, who checks, numbers collected, follow up, recorded and checked, achievements be recorded, report against, judge progress, by which measures, measures will you judge, criteria for success, measure of success, signs of success, how is progress, keep records of results, review meetings, reporting on results',
    fr: 'jugerez-vous, juger de la réussite, comment saura-t-on, saurons-nous, vérifiez-vous, vérifier que, avancez comme prévu, avez réussi, preuves, comptez-vous les, comparer avant et après, qui mesure, constaterez, bilan?, contrôlez-vous, critères permettront, projet a réussi, a réussi, critères de réussite, signes de réussite, juger des progrès, mesure de la réussite, rendrez-vous compte des résultats',
    es: 'comprobarán, cómo comprobarán, comprobar que, cómo sabremos, verificarán, verificar si, que funciona, han tenido éxito, pruebas, contar los resultados, comparar antes y después, quién mide, vigilan, juzgarán, controlan los avances, medirá el éxito, criterios de éxito, criterios se medirá, señales de éxito, juzgar los avances, informar de los resultados',
    pt: 'vão verificar, verificar se, comprovar que, como saberemos, que funciona, tiveram êxito, tiveram sucesso, provas, contar os resultados, comparar antes e depois, quem mede, vigiam, julgarão, controlam o avanço, medirá o êxito, medirá o sucesso, critérios de êxito, critérios de sucesso, critérios se medirá, sinais de êxito, julgar os avanços, informar os resultados',
  },
  learning: {
    en: 'do differently, looking back, taught you, earlier efforts taught, what have you found out, what did you learn, improve on last time, hindsight, not gone to plan, fell short, surprised you, changed as a result, use experience to improve, experience to improve, from experience, how have you improved, mistakes made, things that went wrong before, went badly, responded to a setback, change your mind',
    fr: 'retenu, qu’avez-vous retenu, avec le recul, que referiez-vous, ce qui a raté, raté, difficultés passées, vous a surpris, changé à la suite, tirez-vous, l’expérience vous a, tirer parti de l’expérience, erreurs commises, remise en question, améliorer vos pratiques',
    es: 'tropiezos, les enseñaron, mirando atrás, harían de otro modo, qué cambiaron, no salió, no salió como esperaban, les sorprendió, qué han aprendido, enseñanzas, la experiencia les ha, aprovechar la experiencia, errores cometidos, mejorar sus prácticas, replanteado',
    pt: 'tropeços, o que aprenderam, vos ensinaram, olhando para trás, fariam de outro modo, o que mudaram, não correu como esperavam, vos surpreendeu, ensinamentos, a experiência vos, aproveitar a experiência, erros cometidos, melhorar as práticas, repensado',
  },
  sustainability: {
    en: 'support comes to an end, comes to an end, support ends, money runs out, run out, when the money stops, when we leave, when you leave, after you leave, after we are gone, benefits last, will it last, last for, years to come, in later years, keep it alive, keeps working, keeps the equipment working, look after it later, still be there, what happens next, what happens afterwards, afterwards, who looks after, wear out, replaced when, carry on, carry on when, funding stops, when funding, when grant finishes, grant is over, without further grants, upkeep, provision for, future of the project, secure the future, what will remain, remain in place, stay in use, once you have gone, once completed, self-sufficient, pays its own way?',
    fr: 'quand vous serez partis, serez partis, après votre départ, que deviendra, que deviendront, quand notre argent, quand l’argent, épuisé, épuisée, une fois le projet terminé, ensuite, par la suite, durer, dureront, dans le temps, qui entretiendra, s’arrêtera, années suivantes, plus tard, avenir du projet, l’avenir du projet, subvention consommée, quand la subvention, que restera-t-il, restera, rester en service, autonomie du projet, sans nouvelle subvention',
    es: 'cuando nos vayamos, cuando se vayan, qué pasará después, qué pasará cuando, cuando termine, termina nuestra ayuda, se acabe, durará, duren, perdure, con el tiempo, quién cuidará, quién se encargará después, años siguientes, más adelante, en el futuro, una vez terminado, después de, se mantendrán los logros, agotada la ayuda, cuando se agote, qué quedará, quedará, seguirá funcionando, futuro del proyecto, sin nuevas ayudas, autosuficiente',
    pt: 'quando formos embora, quando forem embora, o que acontece depois, o que acontece quando, quando terminar, acaba o nosso apoio, acabar, vai durar, durem, com o tempo, quem cuidará, quem vai cuidar, anos seguintes, mais tarde, no futuro, uma vez terminado, se manterão, esgotado o apoio, quando se esgotar, o que ficará, ficará, seguirá a funcionar, continuará a funcionar, futuro do projeto, sem novos apoios, autossuficiente',
  },
  exit: {
    en: 'do without you, without you, step back, let go, no longer need you, when do you stop, leave behind, take it from here, stand on its own, stand on their own',
    fr: 'se passer de vous, sans vous, quand partirez-vous, quand arrêterez-vous, prendre la suite, voler de leurs propres ailes, laisserez-vous',
    es: 'sin ustedes, cuándo se irán, cuándo dejarán, prescindir de ustedes, valerse por sí, dejarán atrás, tomar el relevo',
    pt: 'sem vocês, quando sairão, quando deixarão, dispensar a vossa, andar pelos próprios pés, caminhar sozinha, deixarão',
  },
  scaling: {
    en: 'rolled out, nationally, in other places, in other towns, other communities use, others use it, bigger, reach more people, grow, take it further, do the same, follow your example',
    fr: 'dans d’autres lieux, dans d’autres villes, plus grand, grandir, faire pareil, faire de même, à plus grande échelle, suivre votre exemple, au niveau national',
    es: 'en otros lugares, en otras ciudades, más grande, crecer, hacer lo mismo, a mayor escala, seguir su ejemplo, a nivel nacional, llevarse a otros',
    pt: 'noutros lugares, em outras cidades, maior escala, crescer, fazer o mesmo, seguir o vosso exemplo, a nível nacional, levar a outros',
  },
  innovation: {
    en: 'differ from, differs from, different from what, what others already do, already done, already exist, special about, what is special, what sets, nobody else, no one else, fresh, for the first time, new about, sets this apart, apart from others, novel elements, not tried before, untested, distinct, fresh approach, how is it different',
    fr: 'se démarque, différent de ce, que font les autres, ce qui existe déjà, de particulier, qu’a de spécial, personne d’autre, pour la première fois, de neuf, de nouveau?, caractère original, original de votre, jamais été fait, singularité',
    es: 'tiene de especial, tiene de nuevo, distinto de lo, de lo que ya existe, que hacen otros, se diferencia, nadie más, por primera vez, carácter original, nunca se ha hecho, singularidad, elementos novedosos',
    pt: 'há de especial, tem de especial, tem de novo, diferente do que, do que já existe, que outros fazem, se diferencia, mais ninguém, pela primeira vez, carácter original, caráter original, nunca foi feito, singularidade, elementos inovadores',
  },
  location: {
    en: 'which area, which areas, what part of the country, which villages, which towns, where exactly, which places',
    fr: 'quels villages, quelles communes, quelle région, où exactement, dans quelle zone, dans quel quartier, quels quartiers',
    es: 'qué pueblos, qué comunidades, qué zona, qué barrios, dónde exactamente, en qué lugares',
    pt: 'que aldeias, que comunidades, que zona, que bairros, onde exatamente, em que lugares',
  },
  risks: {
    en: 'keeps you awake, awake at night, worry you, worries, worst that, stop you from delivering, stop you, stand in the way, get in the way, obstacles expect, difficulties do you expect, hurdles, overcome, things that may, if things, does not go to plan, problems may arise, may happen, prepared for, what will you do if, trouble ahead, fall through, potential problems, deal with them, problems might, derail, might derail, respond to delays, rising prices, uncertainties, what may hinder, hinder, weaknesses, critical factors, external factors',
    fr: 'quels obstacles, pourriez-vous rencontrer, difficultés attendez-vous, inquiète, craignez-vous, craignez, crainte, pourrait empêcher, empêcher, si cela ne marche pas, problèmes possibles, tout ne se passe pas, prêts à, surmonter, que ferez-vous si, parades, difficultés anticipez-vous, incertitudes, freins, entraver, facteurs externes, problèmes potentiels, si les choses',
    es: 'qué dificultades esperan, dificultades esperan encontrar, qué les preocupa, preocupa, temen, podría impedir, impedir, si algo falla, problemas posibles, problemas pueden surgir, no va según, preparados para, superar, qué harán si, complicarse, amenazas prevé, afrontará, cómo las afrontará, incertidumbres, frenos, dificultar, factores externos, problemas potenciales, posibles problemas',
    pt: 'que dificuldades esperam, dificuldades esperam encontrar, o que vos preocupa, preocupa, receiam, temem, pode impedir, impedir, se algo falhar, problemas possíveis, problemas podem surgir, não corre como, preparados para, superar, o que farão se, complicar, ameaças prevê, enfrentará, como as enfrentará, incertezas, entraves, dificultar, fatores externos, problemas potenciais, possíveis problemas',
  },
} as const;
