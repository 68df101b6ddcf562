/** A pattern of beginnings of words without accents, parted by commas and line ends; `_` ends the word. */
const starts = (list: string): RegExp => {
  const words = list
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .map((word) => word.replaceAll('_', '(?![a-z])'));
  return new RegExp(`(?<![a-z])(?:${words.join('|')})`, 'g');
};

/** Half, a third, twice: a figure without digits. */
export const fractions = starts(`
  half_, third of, quarter of, double, twice, triple, in every, majority, percent, dozen
  moitie, tiers_, quart_, doubl, triple, majorite, pour cent, mitad, tercio, cuarto de, cuarta parte, duplic, doble
  mayoria, por ciento, metade, terco_, quarto de, dobro, dobra, maioria, por cento
`);

/** When something happens: months, and words of time. */
export const times = starts(`
  january, february, march_, april_, june_, july_, august_, september, october, november, december
  janvier, fevrier, mars_, avril, juin_, juillet, aout_, septembre, octobre, novembre, decembre
  enero, febrero, marzo, abril, mayo_, junio, julio, agosto, septiembre, octubre, noviembre, diciembre
  janeiro, fevereiro, marco_, maio_, junho, julho, setembro, outubro, novembro, dezembro
  week, month, quarter_, daily, until, afterwards, each day, every day, each year, every year, within a
  semaine, mois_, trimestre, chaque jour, chaque midi, par an_, jusqu, des que, semestre, semana, mes_, meses_
  cada dia, cada ano, al ano, hasta, quincen, semestral, mes_, todos os dias, por ano, ate_, hora_, hours, heures, horas_
`);

/** Who and what a project has: people in posts, institutions, papers, rules, things that can be counted. */
export const concretes = starts(`
  school, hospital, college, universit, clinic, council, ministr, government, bank_, court, police, teacher, counsellor
  counselor, nurse, doctor, engineer, director, coordinator, accountant, volunteer, mentor, committee, board_, register
  policy_, policies, protocol, contract, agreement, audit, report_, reports_, survey, licen, insur, pump, room_, staff_
  lead_, leads_, trainer, farmer, village, estate, district, ward_, county, households, parents, training, course, visit
  ecole, lycee, hopital, mairie, conseil, comite, banque, tribunal, enseignant, directeur, directrice, comptable
  chauffeur, benevole, salarie, reglement, convention, rapport_, assurance, formation, menus, devis, parents, quartier
  escuela, colegio, alcald, municip, consejo, juzgado, docente, maestr, contador, promotor, directorio, convenio
  auditor, informe, seguro_, firma, taller, cotizac, talleres, monitor, vivero, comunidad, asamblea, padres, curso
  escola, prefeitura, camara, conselho, comite, professor, educador, coordenador, voluntari, convenio, auditoria
  relatorio, inscric, documento, vagas, oficina, turma, aula_, aulas_, alunos, igreja, posto_, bairro, cofre, familias
`);

/** What says how much somebody feels, promises or hopes, and what is true of everything: nobody would miss it. */
export const fillers = starts(`
  believe, confident, proud, pride, passion, excit, thrill, delight, grateful, thank, looking forward, look forward
  heart, core of, soul_, spirit, dream, priority, seriously, always, never_, everybody, everyone is, each and every
  every penny, greatest, utmost, best_, very_, truly, deeply, together we, stronger, in all respects
  as we all know, as we know, of course, as mentioned, as stated, as noted, may be added, might be, if possible
  opportunity arises, resources permit, the saying, cannot be put into words, cannot be ignored, unique, innovative
  the future, in conclusion, in summary, moreover, furthermore, needless to say
  it is important, worth noting, many other, and beyond
  convaincu, conviction, fiers_, fiere, passionn, motive, merci, remerci, reconnaiss, coeur, l ame, reve_, priorite
  toujours, jamais, tout le monde, chacun, ensemble, valeur, soin_, attentif, serieux, bien entendu, il va de soi
  ne pouvons pas, unique, innovant, en conclusion, il est important, personne n
  creemos, convencid, orgullo, apasion, agradec, gracias, corazon, alma_, sueno, prioridad, siempre, jamas, todos_
  todo el mundo, cada persona, juntos, juntas, sello
  puertas abiertas, siempre abiertas, por supuesto, en conclusion, es importante, unico, unica, innovador
  enriquecedor, paso a paso, se podran anadir, igualdad
  acreditamos, convict, orgulho, apaixon, agradec, obrigad, coracao, alma_, sonho, prioridade, sempre, nunca_, a todos
  todos nos, cada pessoa, juntos, juntas, especial para nos, carinho, bracos abertos, transforma vidas, entristece
  certeza, sucesso, sorrisos, no fundo, alguem pode desejar, preparados para tudo, com fe_, coragem
  costuma dizer, toda a sociedade, ninguem, claro que, em conclusao, e importante, unica
`);

/** An example or an aside. */
export const asides = starts('for example, for instance, such as, par exemple, por ejemplo, por exemplo');
