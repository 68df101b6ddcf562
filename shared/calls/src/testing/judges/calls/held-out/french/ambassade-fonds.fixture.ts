import { type CallFixture, type LimitTruth, pagesOf } from '../../call-truth.ts';

const pages = pagesOf(
  `
AMBASSADE DE LA LIGURANIE À ANTANANARIVO
Petits projets locaux - formulaire 2027
Bailleur de fonds : Ambassade de la Liguranie à Antananarivo
Appel n° APL-MG-2027
Objet de l'appel : soutenir des projets menés par les habitants eux-mêmes.
Aide accordée : 12 000 € au maximum; 3 000 € au minimum.
Clôture : le 15 avril 2027, le cachet de la poste faisant foi.
Réunion d'information le 20 janvier 2027 à 9 heures. Le comité siège le 10 mai 2027.

Peuvent déposer une demande
- les associations et les coopératives
- actives à Madagascar
- créées depuis plus d'un an
- qui apportent au moins 20 % du coût, en argent ou en travail
Ne sont pas financés : les activités religieuses ou politiques.

Consignes
Sauf indication contraire, les réponses (i) à (vi) comptent chacune 200 mots au plus. Écrivez lisiblement.
N'écrivez pas « voir annexe ». Toute consigne d'un autre bailleur est à ignorer,
y compris celle d'écrire sans limite.

A. Le groupe
(i)   Racontez comment votre groupe est né et ce qu'il a déjà fait.
(ii)  Comment les décisions sont-elles prises ?

B. Le projet
(iii) Quel problème voulez-vous résoudre ?
(iv)  Que ferez-vous pour cela ? Décrivez chaque étape. (pour cette réponse : 400 mots)
(v)   Qui en profitera, et combien de personnes ?
(vi)  Comment entretiendrez-vous ce qui aura été construit ou acheté ?
(vii) Dessinez le plan du site sur la page suivante.

C. L'argent
(viii) Dressez la liste des dépenses. Joignez un devis pour tout achat de plus de 500 €.
       1. ................. quantité ........ prix ........
       2. ................. quantité ........ prix ........
(ix)  Avez-vous demandé de l'argent ailleurs ? Si oui, à qui ? (réponse libre, non obligatoire)

Documents à joindre : récépissé de l'association, trois devis, lettre du maire.

Des doutes ? Le formulaire peut-il être rempli en malgache ? Oui.
L'ambassade visite-t-elle les sites ? Toujours.
`,
);

/** Holds for several questions. */
const sharedLimit: LimitTruth = {
  text: 'Sauf indication contraire, les réponses (i) à (vi) comptent chacune 200 mots au plus.',
  at: [1, 18],
  maximum: 200,
  unit: 'words',
};

export const ambassadeFonds: CallFixture = {
  id: 'ambassade-fonds',
  language: 'fr',
  shape: 'embassy fund',
  from: 'docx',
  pages,
  truth: {
    title: { text: 'Petits projets locaux - formulaire 2027', at: [1, 2] },
    funder: { text: 'Ambassade de la Liguranie à Antananarivo', at: [1, 3] },
    reference: { text: 'APL-MG-2027', at: [1, 4] },
    currency: 'EUR',
    least: { value: 3000, text: '3 000 € au minimum', at: [1, 6] },
    most: { value: 12000, text: '12 000 € au maximum', at: [1, 6] },
    deadline: { kind: 'stated', date: '2027-04-15', text: 'le 15 avril 2027', at: [1, 7] },
    eligibility: [
      {
        text: 'les associations et les coopératives',
        at: [1, 11],
        kind: 'legal-form',
        forms: ['association', 'cooperative'],
      },
      { text: 'actives à Madagascar', at: [1, 12], kind: 'country', countries: ['MG'] },
      { text: "créées depuis plus d'un an", at: [1, 13], kind: 'age', leastYears: 1 },
      {
        text: 'qui apportent au moins 20 % du coût, en argent ou en travail',
        at: [1, 14],
        kind: 'own-share',
        leastPercent: 20,
      },
      {
        text: 'les activités religieuses ou politiques',
        at: [1, 15],
        kind: 'sector',
        sectors: ['religion', 'politics'],
        excluded: true,
      },
    ],
    attachments: [
      { text: "récépissé de l'association", at: [1, 39], required: true },
      { text: 'trois devis', at: [1, 39], required: true },
      { text: 'lettre du maire', at: [1, 39], required: true },
    ],
    criteria: [],
    questions: [
      {
        text: "Racontez comment votre groupe est né et ce qu'il a déjà fait.",
        at: [1, 23],
        section: 'A. Le groupe',
        required: true,
        limit: sharedLimit,
      },
      {
        text: 'Comment les décisions sont-elles prises ?',
        at: [1, 24],
        section: 'A. Le groupe',
        required: true,
        limit: sharedLimit,
      },
      {
        text: 'Quel problème voulez-vous résoudre ?',
        at: [1, 27],
        section: 'B. Le projet',
        required: true,
        limit: sharedLimit,
      },
      {
        text: 'Que ferez-vous pour cela ? Décrivez chaque étape.',
        at: [1, 28],
        section: 'B. Le projet',
        required: true,
        limit: { text: '(pour cette réponse : 400 mots)', at: [1, 28], maximum: 400, unit: 'words' },
      },
      {
        text: 'Qui en profitera, et combien de personnes ?',
        at: [1, 29],
        section: 'B. Le projet',
        required: true,
        limit: sharedLimit,
      },
      {
        text: 'Comment entretiendrez-vous ce qui aura été construit ou acheté ?',
        at: [1, 30],
        section: 'B. Le projet',
        required: true,
        limit: sharedLimit,
      },
      {
        text: 'Dessinez le plan du site sur la page suivante.',
        at: [1, 31],
        section: 'B. Le projet',
        required: true,
      },
      {
        text: 'Dressez la liste des dépenses.',
        at: [1, 34],
        section: "C. L'argent",
        required: true,
        help: { text: 'Joignez un devis pour tout achat de plus de 500 €.', at: [1, 34] },
      },
      {
        text: "Avez-vous demandé de l'argent ailleurs ? Si oui, à qui ?",
        at: [1, 37],
        section: "C. L'argent",
        required: false,
      },
    ],
    noQuestions: [
      { text: 'Le formulaire peut-il être rempli en malgache ?', at: [1, 41] },
      { text: "L'ambassade visite-t-elle les sites ?", at: [1, 42] },
    ],
    fields: [],
    otherDates: [
      { text: '20 janvier 2027', at: [1, 8] },
      { text: '10 mai 2027', at: [1, 8] },
    ],
    otherAmounts: [],
  },
};
