import { type CallFixture, pagesOf } from '../../call-truth.ts';

const pages = pagesOf(
  `
Fiche	Lisez-moi
Programme	Écoles numériques du fleuve
Bailleur	Fonds Baobab pour l'Éducation
Réf.	FBE/ENF/4
Ouverture	01/02/2027
Clôture	05/03/2027 à 18h00 GMT
Subvention minimale	5 000 000 FCFA
Subvention maximale	25 000 000 FCFA
Budget du programme	300 000 000 FCFA
Consigne	Répondre dans la colonne G
Consigne	Ne pas fusionner les cellules
Consigne	Un seul fichier par candidat
Durée	12 à 18 mois
Zone	Écoles publiques du fleuve
Aide	Le fichier ne s'ouvre pas ? Écrire à enf@baobab.example
`,
  `
N°	Rubrique	Question	Consigne	Longueur	Obligatoire
1	Candidat	Dénomination et forme juridique			oui
2	Candidat	Année de création et région d'intervention	Sénégal et Mauritanie seulement		oui
3	Candidat	Vos projets éducatifs des cinq dernières années	Trois au plus	200 mots	oui
4	Projet	Constat de départ	Citez les données de l'inspection	250 mots	oui
5	Projet	Que ferez-vous, dans combien d'écoles ?		300 mots	oui
6	Projet	Comment les filles y trouveront-elles leur place ?		150 mots	oui
7	Projet	Formation et suivi des enseignants		1500 signes hors espaces	oui
8	Projet	Partenaires techniques	S'il y a lieu	100 mots	non
9	Suivi	Indicateurs, valeur de départ, cible	Cinq au plus		oui
10	Suivi	Que restera-t-il dans trois ans ?		200 mots	oui
11	Coûts	Coût par élève et mode de calcul		800 signes espaces compris	oui
`,
  `
Pièce	Obligatoire
Récépissé	oui
États financiers certifiés	oui
Convention avec l'académie	oui
Photographies	non
`,
  `
Critère	Pondération
Effet sur les élèves	40 %
Faisabilité	30 %
Durabilité	30 %
Éligibilité	Association ou ONG enregistrée
Éligibilité	Quatre ans d'existence révolus
Éligibilité	Active dans l'éducation
Éligibilité	Apport propre : 10 % au moins
`,
);

export const tableurQuestions: CallFixture = {
  id: 'tableur-questions',
  language: 'fr',
  shape: 'spreadsheet of questions',
  from: 'xlsx',
  pages,
  truth: {
    title: { text: 'Écoles numériques du fleuve', at: [1, 2] },
    funder: { text: "Fonds Baobab pour l'Éducation", at: [1, 3] },
    reference: { text: 'FBE/ENF/4', at: [1, 4] },
    currency: 'XOF',
    least: { value: 5000000, text: '5 000 000 FCFA', at: [1, 7] },
    most: { value: 25000000, text: '25 000 000 FCFA', at: [1, 8] },
    deadline: {
      kind: 'stated',
      date: '2027-03-05',
      time: '18:00',
      zone: 'UTC',
      text: '05/03/2027 à 18h00 GMT',
      at: [1, 6],
    },
    eligibility: [
      { text: 'Sénégal et Mauritanie seulement', at: [2, 3], kind: 'country', countries: ['SN', 'MR'] },
      {
        text: 'Association ou ONG enregistrée',
        at: [4, 5],
        kind: 'legal-form',
        forms: ['association', 'non-profit'],
      },
      { text: "Quatre ans d'existence révolus", at: [4, 6], kind: 'age', leastYears: 4 },
      { text: "Active dans l'éducation", at: [4, 7], kind: 'sector', sectors: ['education'] },
      { text: 'Apport propre : 10 % au moins', at: [4, 8], kind: 'own-share', leastPercent: 10 },
    ],
    attachments: [
      { text: 'Récépissé', at: [3, 2], required: true },
      { text: 'États financiers certifiés', at: [3, 3], required: true },
      { text: "Convention avec l'académie", at: [3, 4], required: true },
      { text: 'Photographies', at: [3, 5], required: false },
    ],
    criteria: [
      { text: 'Effet sur les élèves', at: [4, 2], weight: 40 },
      { text: 'Faisabilité', at: [4, 3], weight: 30 },
      { text: 'Durabilité', at: [4, 4], weight: 30 },
    ],
    questions: [
      { text: 'Dénomination et forme juridique', at: [2, 2], section: 'Candidat', required: true },
      {
        text: "Année de création et région d'intervention",
        at: [2, 3],
        section: 'Candidat',
        required: true,
        help: { text: 'Sénégal et Mauritanie seulement', at: [2, 3] },
      },
      {
        text: 'Vos projets éducatifs des cinq dernières années',
        at: [2, 4],
        section: 'Candidat',
        required: true,
        help: { text: 'Trois au plus', at: [2, 4] },
        limit: { text: '200 mots', at: [2, 4], maximum: 200, unit: 'words' },
      },
      {
        text: 'Constat de départ',
        at: [2, 5],
        section: 'Projet',
        required: true,
        help: { text: "Citez les données de l'inspection", at: [2, 5] },
        limit: { text: '250 mots', at: [2, 5], maximum: 250, unit: 'words' },
      },
      {
        text: "Que ferez-vous, dans combien d'écoles ?",
        at: [2, 6],
        section: 'Projet',
        required: true,
        limit: { text: '300 mots', at: [2, 6], maximum: 300, unit: 'words' },
      },
      {
        text: 'Comment les filles y trouveront-elles leur place ?',
        at: [2, 7],
        section: 'Projet',
        required: true,
        limit: { text: '150 mots', at: [2, 7], maximum: 150, unit: 'words' },
      },
      {
        text: 'Formation et suivi des enseignants',
        at: [2, 8],
        section: 'Projet',
        required: true,
        limit: {
          text: '1500 signes hors espaces',
          at: [2, 8],
          maximum: 1500,
          unit: 'characters',
          spaces: 'not-counted',
        },
      },
      {
        text: 'Partenaires techniques',
        at: [2, 9],
        section: 'Projet',
        required: false,
        help: { text: "S'il y a lieu", at: [2, 9] },
        limit: { text: '100 mots', at: [2, 9], maximum: 100, unit: 'words' },
      },
      {
        text: 'Indicateurs, valeur de départ, cible',
        at: [2, 10],
        section: 'Suivi',
        required: true,
        help: { text: 'Cinq au plus', at: [2, 10] },
      },
      {
        text: 'Que restera-t-il dans trois ans ?',
        at: [2, 11],
        section: 'Suivi',
        required: true,
        limit: { text: '200 mots', at: [2, 11], maximum: 200, unit: 'words' },
      },
      {
        text: 'Coût par élève et mode de calcul',
        at: [2, 12],
        section: 'Coûts',
        required: true,
        limit: {
          text: '800 signes espaces compris',
          at: [2, 12],
          maximum: 800,
          unit: 'characters',
          spaces: 'counted',
        },
      },
    ],
    noQuestions: [{ text: "Le fichier ne s'ouvre pas ?", at: [1, 15] }],
    fields: [],
    otherDates: [{ text: '01/02/2027', at: [1, 5] }],
    otherAmounts: [{ text: '300 000 000 FCFA', at: [1, 9] }],
  },
};
