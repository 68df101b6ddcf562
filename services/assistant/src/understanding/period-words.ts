/** Words of time in five languages, as parts of patterns. */

export const monthWords = [
  'january jan janvier janv enero ene janeiro januari',
  'february feb fevrier fevr febrero fevereiro fev februari',
  'march mars marzo marco machi',
  'april apr avril abril aprili',
  'may mai mayo maio mei',
  'june jun juin junio junho juni',
  'july jul juillet julio julho julai',
  'august aug aout agosto agosti',
  'september sept sep septembre septiembre setembro septemba',
  'october oct octobre octubre outubro oktoba',
  'november nov novembre noviembre novembro novemba',
  'december dec decembre diciembre dic dezembro desemba',
].map((words) => words.split(' '));

export const swahiliNumbers =
  'kwanza|pili|tatu|nne|tano|sita|saba|nane|tisa|kumi|kumi na moja|kumi na mbili'.split('|');

export const one = (...words: string[]): string => `(?:${words.join('|')})`;
export const months = one(...monthWords.flat());
export const words = {
  week: one('week', 'semaine', 'semana', 'wiki'),
  month: one('month', 'mois', 'mes', 'mwezi'),
  quarter: one('quarter', 'trimestre', 'robo mwaka', 'robo'),
  year: one('year', 'annee', 'an', 'ano', 'mwaka'),
  this: one('this', 'current', 'cette', 'ce', 'cet', 'esta', 'este', 'nesta', 'neste', 'desta', 'deste'),
  last: one('last', 'past', 'previous', 'ultimo', 'ultima', 'dernier', 'derniere'),
  next: one('next', 'coming', 'proxima', 'proximo', 'prochaine', 'prochain'),
  // After the unit: "semaine dernière", "mes que viene", "wiki hii".
  thisAfter: one('hii', 'huu', 'en cours', 'actual', 'atual'),
  lastAfter: one(
    'dernier',
    'derniere',
    'passe',
    'passee',
    'pasada',
    'pasado',
    'passada',
    'passado',
    'precedente',
    'iliyopita',
    'uliopita',
    'jana',
    'anterior',
    'd avant',
    'precedent',
    'antes',
  ),
  nextAfter: one(
    'prochain',
    'prochaine',
    'qui vient',
    'que viene',
    'que vem',
    'proxima',
    'proximo',
    'ijayo',
    'ujao',
    'entrante',
    'seguinte',
    'siguiente',
  ),
  since: one('since', 'from', 'depuis', 'desde', 'a partir de', 'tangu', 'kuanzia', 'toka'),
  after: one('after', 'apres', 'despues de', 'despues del', 'depois de', 'depois do', 'baada ya'),
  between: one('between', 'from', 'entre', 'du', 'de', 'del', 'do', 'kati ya', 'tangu', 'kuanzia'),
  and: one('and', 'to', 'until', 'et', 'au', 'y', 'e', 'al', 'a', 'ao', 'na', 'hadi', 'mpaka'),
  before: one(
    'de hoy al?',
    'de aqui al?',
    'entre hoy y',
    'from (?:now|today) (?:to|until|till)',
    'between (?:now|today) and',
    'de hoje (?:a|ao|ate)',
    'entre hoje e',
    'daqui ate',
    '(?:kuanzia|toka|tangu) (?:leo|sasa) (?:hadi|mpaka)',
    'd aujourd hui a',
    'entre aujourd hui et',
    'before',
    'by',
    'until',
    'till',
    'avant',
    'd ici',
    'jusqu a',
    'antes del',
    'antes de',
    'antes do',
    'antes da',
    'hasta',
    'ate',
    'kabla ya',
    'mpaka',
    'hadi',
  ),
  christmas: one('christmas', 'xmas', 'noel', 'navidad', 'natal', 'krismasi', 'noeli'),
  newYear: one('new year', 'nouvel an', 'ano nuevo', 'ano novo', 'mwaka mpya'),
};

/** Monday first. */
export const weekdays = [
  'monday mon lundi lunes segunda jumatatu',
  'tuesday tue mardi martes terca jumanne',
  'wednesday wed mercredi miercoles quarta jumatano',
  'thursday thu jeudi jueves quinta alhamisi',
  'friday fri vendredi viernes sexta ijumaa',
  'saturday sat samedi sabado jumamosi',
  'sunday sun dimanche domingo jumapili',
].map((names) => names.split(' '));
export const weekdayNames = `${one(...weekdays.flat())}(?: feira)?`;

export const unit = one(words.week, words.month, words.quarter, words.year);
export const article = '(?:the |le |el |la |os |o |tarehe )?';
export const days = one('days', 'jours', 'dias', 'weeks', 'semaines', 'semanas', 'months', 'mois', 'meses');
export const numbersInSwahili = swahiliNumbers.toReversed().join('|');
/** 1 to 12. */
export const monthOf = (word: string): number => monthWords.findIndex((some) => some.includes(word)) + 1;
