import { type CallFixture, pagesOf } from '../../call-truth.ts';

const pages = pagesOf(
  `
VILLE DE MONTBRISE                     DOSSIER DE DEMANDE DE SUBVENTION
Direction de la vie associative
Fonds d'initiatives de quartier - session de printemps
Financeur : Ville de Montbrise
À retourner avant le 5 février 2027 à 23h59 par courriel ou en mairie.
Le précédent dossier était à rendre le 4 septembre 2026.
Subvention plafonnée à 3 000 euros. (En 2026, la ville a versé 61 500 euros à 38 associations.)

La ville soutient les projets qui font se rencontrer les habitants. Les
demandes arrivées hors délai ne sont pas étudiées.

Conditions
1°) Être une association déclarée
2°) Avoir son siège ou une activité régulière à Montbrise
3°) La subvention ne dépasse pas la moitié des produits de l'année précédente
4°) Aucun projet à caractère politique ou cultuel

Fiche 1 : l'association
Question 1. Objet de l'association, tel qu'il figure dans les statuts
Question 2. Nombre d'adhérents, dont habitants de la commune
Question 3. Vos réalisations de l'an passé (150 mots au plus)

Fiche 2 : le projet
Question 4. Intitulé et description du projet (300 mots au plus)
        Dites ce que vous ferez, où, quand et avec qui.
Question 5. Quels habitants voulez-vous toucher, et comment les informerez-vous ? (150 mots au plus)
Question 6. Avec quelles associations du quartier travaillerez-vous ? (100 mots au plus)
Question 7. Comment saurez-vous que le projet est réussi ? (100 mots au plus)
Question 8. Besoins matériels (tables, barnum, sono) : ne remplir que s'il y en a.

Fiche 3 : le budget
        CHARGES                          PRODUITS
        Achats .............             Ville .............
        Location ...........             Département .......
        Total ..............             Total .............
Question 9. Commentez les principaux postes du budget. Quelques lignes suffisent.

Pièces obligatoires
[ ] relevé d'identité bancaire
[ ] procès-verbal de la dernière assemblée générale
[ ] attestation d'assurance

Une question ? À qui s'adresser ? Maison des associations, 04 00 00 55 50.
Peut-on être reçu sans rendez-vous ? Le mardi de 14 h à 18 h.
Fait à ................ le .............. Signature du président
`,
);

export const collectiviteDossier: CallFixture = {
  id: 'collectivite-dossier',
  language: 'fr',
  shape: "council's Word form",
  from: 'docx',
  pages,
  truth: {
    title: { text: "Fonds d'initiatives de quartier - session de printemps", at: [1, 3] },
    funder: { text: 'Ville de Montbrise', at: [1, 4] },
    currency: 'EUR',
    most: { value: 3000, text: '3 000 euros', at: [1, 7] },
    deadline: {
      kind: 'stated',
      date: '2027-02-05',
      time: '23:59',
      text: 'avant le 5 février 2027 à 23h59',
      at: [1, 5],
    },
    eligibility: [
      { text: 'Être une association déclarée', at: [1, 13], kind: 'legal-form', forms: ['association'] },
      { text: 'Avoir son siège ou une activité régulière à Montbrise', at: [1, 14], kind: 'other' },
      {
        text: "La subvention ne dépasse pas la moitié des produits de l'année précédente",
        at: [1, 15],
        kind: 'share-of-income',
        mostPercent: 50,
      },
      {
        text: 'Aucun projet à caractère politique ou cultuel',
        at: [1, 16],
        kind: 'sector',
        sectors: ['politics', 'religion'],
        excluded: true,
      },
    ],
    attachments: [
      { text: "relevé d'identité bancaire", at: [1, 39], required: true },
      { text: 'procès-verbal de la dernière assemblée générale', at: [1, 40], required: true },
      { text: "attestation d'assurance", at: [1, 41], required: true },
    ],
    criteria: [],
    questions: [
      {
        text: "Objet de l'association, tel qu'il figure dans les statuts",
        at: [1, 19],
        section: "Fiche 1 : l'association",
        required: true,
      },
      {
        text: "Nombre d'adhérents, dont habitants de la commune",
        at: [1, 20],
        section: "Fiche 1 : l'association",
        required: true,
      },
      {
        text: "Vos réalisations de l'an passé",
        at: [1, 21],
        section: "Fiche 1 : l'association",
        required: true,
        limit: { text: '(150 mots au plus)', at: [1, 21], maximum: 150, unit: 'words' },
      },
      {
        text: 'Intitulé et description du projet',
        at: [1, 24],
        section: 'Fiche 2 : le projet',
        required: true,
        limit: { text: '(300 mots au plus)', at: [1, 24], maximum: 300, unit: 'words' },
        help: { text: 'Dites ce que vous ferez, où, quand et avec qui.', at: [1, 25] },
      },
      {
        text: 'Quels habitants voulez-vous toucher, et comment les informerez-vous ?',
        at: [1, 26],
        section: 'Fiche 2 : le projet',
        required: true,
        limit: { text: '(150 mots au plus)', at: [1, 26], maximum: 150, unit: 'words' },
      },
      {
        text: 'Avec quelles associations du quartier travaillerez-vous ?',
        at: [1, 27],
        section: 'Fiche 2 : le projet',
        required: true,
        limit: { text: '(100 mots au plus)', at: [1, 27], maximum: 100, unit: 'words' },
      },
      {
        text: 'Comment saurez-vous que le projet est réussi ?',
        at: [1, 28],
        section: 'Fiche 2 : le projet',
        required: true,
        limit: { text: '(100 mots au plus)', at: [1, 28], maximum: 100, unit: 'words' },
      },
      {
        text: "Besoins matériels (tables, barnum, sono) : ne remplir que s'il y en a.",
        at: [1, 29],
        section: 'Fiche 2 : le projet',
        required: false,
      },
      {
        text: 'Commentez les principaux postes du budget.',
        at: [1, 36],
        section: 'Fiche 3 : le budget',
        required: true,
        uncountable: { text: 'Quelques lignes suffisent.', at: [1, 36] },
      },
    ],
    noQuestions: [
      { text: "À qui s'adresser ?", at: [1, 43] },
      { text: 'Peut-on être reçu sans rendez-vous ?', at: [1, 44] },
    ],
    fields: [],
    otherDates: [{ text: '4 septembre 2026', at: [1, 6] }],
    otherAmounts: [{ text: '61 500 euros', at: [1, 7] }],
  },
};
