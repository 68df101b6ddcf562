import { searchWords } from '../format/search-words.ts';

/** Words that say little about what a question asks, in English, French, Spanish and Portuguese, without accents. */
const little = new Set(
  `a about an and any are as at be been by can could describe did do does each explain for from give had has have how if in
  into is it its list many may more most much must no not of on one or other our out please provide say state tell than that
  the their them then there these they this those to up us was we were what when where which who whom whose why will with
  would you your yours project projects proposal proposed application applicant briefly detail
  question answer maximum words characters
  au aux avec ce ces comment dans de decrivez des du elle en est et etes expliquez il ils la le les leur lesquels mais
  nous notre ou par pas pour pourquoi quand que quel quelle quelles quels qui quoi sa se ses son sont sur un une vos votre
  vous veuillez projet organisme
  al como con cual cuales cuando del describa describan donde el ella ellos es esta este explique expliquen la las lo los
  mas no nos para pero por porque que quien quienes se ser si sin sobre son su sus un una y ya proyecto organizacion
  ao aos as com como da das descreva do dos e em explique foi mais mas na nas nao nos o os ou para pela pelo por qual quais
  quando que quem se sem ser seu seus sua suas um uma projeto organizacao`
    .split(/\s+/)
    .filter(Boolean),
);

/** In any spelling and language. */
const organization = /^organi[sz]a/;

/** Letters by which two forms of a word are known as one: "communities" and "community". */
const stemLength = 6;

/** The words of a question that matter, by the letters that they are compared by. */
export const keyWords = (text: string): Map<string, string> =>
  new Map(
    searchWords(text)
      .filter((word) => word.length > 2 && !little.has(word) && !organization.test(word))
      .map((word) => [word.slice(0, stemLength), word]),
  );
