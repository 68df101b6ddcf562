import { cutCase } from './cut-case.ts';

export const otherCuts = [
  cutCase(
    'fr-besoin',
    'fr',
    [62, 'words'],
    'Quel problème voulez-vous résoudre, et sur quels chiffres vous appuyez-vous ?',
    `
! À Saint-Aubert, {23 % des habitants} vivent sous le seuil de pauvreté.
! Les supermarchés de l'agglomération jettent {600 tonnes} de nourriture par an.
+ Un étudiant sur quatre saute un repas par jour.
- La faim n'est pas une fatalité.
! Depuis 2021, les demandes de colis ont {augmenté de moitié}.
- Nous ne pouvons pas rester les bras croisés devant une telle situation.
+ C'est neuf points de plus que dans le département.
- Chacun a droit à une alimentation digne, et c'est là notre conviction la plus profonde.
`,
  ),
  cutCase(
    'fr-equipe',
    'fr',
    [400, 'characters'],
    'Qui mènera le projet ?',
    `
! {Rose Delaunay}, directrice depuis 2017, y consacre {un quart de son temps}.
! Le chef, {Yanis Ferhat}, a dirigé quinze ans une cuisine collective.
- Toute l'équipe est très motivée.
! Un {chauffeur} sera embauché en septembre.
+ Le comptable, bénévole, est un ancien cadre de la trésorerie.
- L'humain est au cœur de notre démarche depuis toujours.
+ Une conseillère en insertion suit les salariés en parcours.
- Nous pouvons compter les uns sur les autres dans les bons comme dans les mauvais jours.
`,
  ),
  cutCase(
    'fr-budget',
    'fr',
    [60, 'words'],
    'À quoi servira la subvention ?',
    `
! La camionnette frigorifique coûte {31 400 euros}, selon trois devis joints.
! Le salaire du chauffeur s'élève à {18 600 euros}.
- Nous serons très attentifs à chaque dépense.
! Le département apporte {38 000 euros}, notifiés en avril.
+ La ville prend en charge l'électricité.
- Ce budget a été construit avec le plus grand sérieux.
+ L'épicerie rapporte environ 21 000 euros par an.
- Il va de soi que tout sera justifié, facture par facture, dans les délais que vous voudrez bien nous indiquer.
`,
  ),
  cutCase(
    'fr-participation',
    'fr',
    [52, 'words'],
    'Comment les personnes accueillies prennent-elles part aux décisions ?',
    `
! Un {conseil de table} choisit les menus, les horaires et les règles {chaque mois}.
! {Quatre habitués} siègent au conseil d'administration.
- La participation est pour nous une valeur forte.
+ Six convives passent chaque midi derrière les fourneaux.
- Chez nous, tout le monde a la parole, et personne n'est laissé de côté, quelle que soit son histoire.
! C'est ce conseil qui a {supprimé les tickets}, jugés humiliants.
- Ensemble, on va plus loin.
`,
  ),
  cutCase(
    'es-problema',
    'es',
    [64, 'words'],
    '¿Qué problema quieren resolver? Aporten datos.',
    `
! Entre 2019 y 2023 la cuenca perdió {6.200 hectáreas} de bosque.
! El mercurio hallado en el pescado {duplica} lo que admite la norma.
- La selva es el pulmón del planeta.
+ Cuatro de cada cinco hectáreas se abrieron para ganado.
! La guardia estatal tiene {un solo puesto en 300 kilómetros}.
- Es una realidad muy dolorosa que nos interpela a todos y ante la cual nadie puede quedarse callado.
+ En 2022 cerraron dos escuelas por falta de alumnos.
- Agradecemos de antemano su sensibilidad ante este tema.
`,
  ),
  cutCase(
    'es-actividades',
    'es',
    [440, 'characters'],
    '¿Qué harán y cuándo?',
    `
! En el primer trimestre se hacen asambleas en las {once comunidades}.
! En el segundo se forman {44 monitores} y salen las primeras patrullas.
- Será un proceso muy participativo y enriquecedor para todos.
! Después se siembran {150 hectáreas} y se arregla la planta de {Puerto Lirio}.
+ Los viveros producen antes 60.000 plantines.
- Paso a paso se llega lejos.
! Una evaluación externa cierra el {sexto trimestre}.
+ Las patrullas salen cada quince días.
- Se podrán añadir otras acciones que vayan surgiendo en el camino según el interés de las familias.
`,
  ),
  cutCase(
    'es-mujeres',
    'es',
    [58, 'words'],
    '¿Qué cambia para las mujeres y qué deciden ellas?',
    `
- Creemos firmemente en la igualdad.
! Ellas ocupan {seis de once sillas} en el directorio y dirigen {dos de las tres plantas}.
! Desde {2021} el pago se hace a quien quiebra la castaña.
+ Los talleres se dan cerca de casa, con comida y cuidado de los niños.
- Las mujeres son la columna vertebral de nuestras comunidades y guardianas de la cultura.
! En cada comunidad una {promotora} acompaña los casos de violencia hasta el juzgado.
- Sin ellas nada sería posible.
`,
  ),
  cutCase(
    'es-cuentas',
    'es',
    [330, 'characters_without_spaces'],
    '¿Cómo controlan el dinero?',
    `
! Ningún pago sale con {una sola firma}.
! Las compras de más de {2.000 dólares} llevan tres cotizaciones.
- La transparencia es nuestro sello.
! Una firma independiente {audita los estados desde 2015}.
+ En las comunidades se rinde cuentas en una pizarra, cada mes.
- Cuidamos cada centavo como si fuera el último, porque sabemos cuánto cuesta conseguirlo y lo que representa.
+ Sus dos últimos dictámenes son limpios.
- Tenemos la conciencia tranquila y las puertas siempre abiertas para quien quiera comprobarlo.
`,
  ),
  cutCase(
    'pt-necessidade',
    'pt',
    [66, 'words'],
    'Por que o projeto é necessário?',
    `
! Na Lapinha, {um em cada cinco adultos} não lê uma receita médica.
! Só {38 % das casas} têm internet fixa.
- A educação transforma vidas.
! A escola noturna mais próxima {fechou em 2019}.
+ Fica a duas conduções dali.
- É um quadro que nos entristece profundamente e que pede a união de toda a sociedade.
! {Metade dos rapazes} larga a escola antes dos dezesseis anos.
+ Quase todas as vagas de emprego pedem noções de computador.
- Um país se faz com homens e livros, como se costuma dizer.
`,
  ),
  cutCase(
    'pt-publico',
    'pt',
    [390, 'characters'],
    'Quem será atendido, quantas pessoas e como se inscrevem?',
    `
! Atenderemos {480 pessoas}: {200 adultos}, {180 adolescentes} e {100 idosos}.
+ Sete em cada dez são mulheres.
- Cada pessoa é única e especial para nós.
! {Trinta vagas} ficam reservadas para pessoas com deficiência.
! A inscrição se faz na porta da igreja, do posto e da feira, {sem exigir documento}.
- De braços abertos, receberemos a todos com muito carinho, como sempre fizemos ao longo destes anos.
+ Vinte vagas são de migrantes.
- Ninguém fica para trás.
`,
  ),
  cutCase(
    'pt-resultados',
    'pt',
    [62, 'words'],
    'Que resultados espera alcançar e como os vai medir?',
    `
! Ao fim de dez meses, {140 adultos} lerão e escreverão um bilhete sem ajuda.
! A leitura mede-se com a prova da secretaria, em {março e novembro}.
- Temos a certeza de que vai ser um sucesso.
! {Trinta e cinco jovens} estarão empregados.
+ Ligamos para as empresas três meses depois do estágio.
- Os sorrisos dos nossos alunos são, no fundo, o melhor indicador que alguém pode desejar.
+ Um professor de fora corrige uma amostra.
- O resto virá por acréscimo.
`,
  ),
  cutCase(
    'pt-riscos',
    'pt',
    [56, 'words'],
    'Quais são os riscos e o que fará em cada caso?',
    `
! Quando há {tiroteio}, a aula vai pelo telefone.
! Alunos faltam na {colheita}, por isso a segunda etapa começa depois dela.
- Quem não arrisca não petisca.
! Se um {educador} sair, há {dois substitutos treinados}.
+ As máquinas ficam num cofre e têm seguro desde 2018.
- Estamos preparados para tudo, com fé, coragem e a experiência de quem já viu muita coisa.
+ A lista é revista todos os meses.
- Os desafios fazem-nos crescer.
`,
  ),
];
