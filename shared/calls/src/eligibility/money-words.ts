import { anyPhrase } from '../reading/text/phrases.ts';

/*
 * What an amount or a share is of. Reading a call takes every word that may mean it, because a person looks at each
 * finding; here a word decides, so only those stand that mean nothing else.
 */

/** What an organization takes in within a year. */
export const yearlyIncomeWords = anyPhrase({
  en: 'income|turnover|revenue|revenues|annual budget|operating budget|budget of|receipts',
  fr: "budget annuel|recettes|chiffre d'affaires|ressources annuelles|produits|revenus|budget de fonctionnement|budget",
  es: 'ingresos|presupuesto anual|facturacion|presupuesto operativo',
  pt: 'receita|receitas|rendimentos|orcamento anual|faturamento|volume de negocios',
});

/** What a project costs. */
export const projectCostWords = anyPhrase({
  en: 'cost|costs|project budget|of the budget|expenses|project total|total budget',
  fr: "cout*|budget du projet|budget de l'action|depenses|budget total|budget previsionnel",
  es: 'coste*|costo*|presupuesto del proyecto|gasto*|presupuesto total',
  pt: 'custo*|orcamento do projeto|despesas|orcamento total|valor do projeto|valor total',
});

/** What an applicant brings itself. */
export const ownContributionWords = anyPhrase({
  en: 'co-fund*|cofinanc*|co-financ*|match|matching|match funding|cost sharing|contribut*|counterpart|own funds|own contribution|in-kind',
  fr: 'cofinancement*|cofinanc*|apport|apports|apporte*|contrepartie|autofinancement|fonds propres|contribu*',
  es: 'cofinanci*|contrapartida|aporta*|aporte*|aportacion*|fondos propios|contribuc*',
  pt: 'cofinanci*|co-financi*|contrapartida|contribu*|fundos proprios|recursos proprios|autofinanciamento',
});
