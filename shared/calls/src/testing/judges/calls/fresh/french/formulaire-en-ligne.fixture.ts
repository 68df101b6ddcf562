import { type CallFixture, pagesOf } from '../../call-truth.ts';

const pages = pagesOf(
  `
Mon espace | Mes demandes | Se déconnecter
Vous êtes ici : Accueil / Demandes / Nouvelle demande
Étape 1 Éligibilité   >   Étape 2 Structure   >   Étape 3 Projet   >   Étape 4 Budget   >   Étape 5 Envoi

Fonds Passerelle 2027 : l'emploi des jeunes en milieu rural
Fondation Hélène et Marc Aubrac
Session de printemps – clôture le mardi 30 mars 2027 à midi
La session s'ouvre le 1er février 2027. Le comité se réunit le 3 juin 2027.
Attention : passé ce délai, le bouton « Envoyer » disparaît.
Montant : de 8 000 € à 45 000 €. Dotation de la session : 600 000 €.

Étape 1 – Éligibilité
Cochez chaque case pour continuer.
[ ] Notre structure est une association, une coopérative ou une fondation.
[ ] Elle est implantée en France métropolitaine.
[ ] Elle a plus de 3 ans.
[ ] Ses produits annuels sont compris entre 50 000 € et 1 500 000 €.
[ ] La demande ne dépasse pas 30 % de ces produits.

Étape 2 – Votre structure
Raison sociale (obligatoire)
SIRET (obligatoire)
Adresse électronique du référent (obligatoire)
Que faites-vous au quotidien, et pour qui ? (obligatoire)
0 / 1200 caractères
Comment votre conseil d'administration est-il composé ? (obligatoire)
0 / 600 caractères
Citez deux actions menées auprès de jeunes ces dernières années. (obligatoire)
0 / 1500 caractères

Étape 3 – Votre projet
Intitulé (obligatoire)
Qu'est-ce qui empêche aujourd'hui les jeunes de votre territoire de trouver un emploi ? (obligatoire)
Soyez concrets : transport, logement, diplôme, réseau…
0 / 2000 caractères
Que proposez-vous, étape par étape ? (obligatoire)
0 / 3000 caractères
Quelles entreprises se sont engagées, et à quoi ? (facultatif)
0 / 1000 caractères
À quoi verrez-vous, dans un an, que le projet a réussi ? (obligatoire)
0 / 1200 caractères
Les jeunes ont-ils été associés à la conception du projet ? Racontez. (obligatoire)
0 / 1000 caractères

Étape 4 – Budget
Téléchargez le modèle de budget, remplissez-le et déposez-le ci-dessous.
Coût total du projet en euros (obligatoire)
Somme demandée en euros (obligatoire)
Justifiez les postes de plus de 5 000 €. (obligatoire)
0 / 800 caractères
Si nous ne financions que la moitié, que garderiez-vous ? (facultatif)
0 / 500 caractères

Étape 5 – Envoi
Fichiers à déposer (10 Mo chacun au plus)
Statuts à jour        Choisir un fichier
Bilan et compte de résultat 2025        Choisir un fichier
Budget du projet (modèle)        Choisir un fichier
Lettre d'une entreprise partenaire – non obligatoire        Choisir un fichier
[ ] J'atteste l'exactitude des informations.
Précédent        Enregistrer        Envoyer

Besoin d'aide ?
Puis-je modifier ma demande après l'envoi ? Non.
Comment récupérer mon mot de passe ? Cliquez sur « Mot de passe oublié ».
Qui lit les dossiers ? Deux salariés de la fondation et un jeune ancien lauréat.
Mentions légales – Données personnelles – Plan du site
`,
);

export const formulaireEnLigne: CallFixture = {
  id: 'formulaire-en-ligne',
  language: 'fr',
  shape: 'online form by steps',
  from: 'pasted',
  pages,
  truth: {
    title: {
      text: "Fonds Passerelle 2027 : l'emploi des jeunes en milieu rural",
      at: [1, 5],
    },
    funder: {
      text: 'Fondation Hélène et Marc Aubrac',
      at: [1, 6],
    },
    currency: 'EUR',
    least: {
      value: 8000,
      text: 'de 8 000 € à 45 000 €',
      at: [1, 10],
    },
    most: {
      value: 45000,
      text: 'de 8 000 € à 45 000 €',
      at: [1, 10],
    },
    deadline: {
      kind: 'stated',
      date: '2027-03-30',
      time: '12:00',
      text: 'clôture le mardi 30 mars 2027 à midi',
      at: [1, 7],
    },
    eligibility: [
      {
        text: 'Notre structure est une association, une coopérative ou une fondation.',
        at: [1, 14],
        kind: 'legal-form',
        forms: ['association', 'cooperative', 'foundation'],
      },
      {
        text: 'Elle est implantée en France métropolitaine.',
        at: [1, 15],
        kind: 'country',
        countries: ['FR'],
      },
      {
        text: 'Elle a plus de 3 ans.',
        at: [1, 16],
        kind: 'age',
        leastYears: 3,
      },
      {
        text: 'Ses produits annuels sont compris entre 50 000 € et 1 500 000 €.',
        at: [1, 17],
        kind: 'income',
        least: 50000,
        most: 1500000,
        currency: 'EUR',
      },
      {
        text: 'La demande ne dépasse pas 30 % de ces produits.',
        at: [1, 18],
        kind: 'share-of-income',
        mostPercent: 30,
      },
    ],
    attachments: [
      {
        text: 'Statuts à jour',
        at: [1, 56],
        required: true,
      },
      {
        text: 'Bilan et compte de résultat 2025',
        at: [1, 57],
        required: true,
      },
      {
        text: 'Budget du projet (modèle)',
        at: [1, 58],
        required: true,
      },
      {
        text: "Lettre d'une entreprise partenaire – non obligatoire",
        at: [1, 59],
        required: false,
      },
    ],
    criteria: [],
    questions: [
      {
        text: 'Que faites-vous au quotidien, et pour qui ?',
        at: [1, 24],
        section: 'Votre structure',
        required: true,
        limit: {
          text: '0 / 1200 caractères',
          at: [1, 25],
          maximum: 1200,
          unit: 'characters',
        },
      },
      {
        text: "Comment votre conseil d'administration est-il composé ?",
        at: [1, 26],
        section: 'Votre structure',
        required: true,
        limit: {
          text: '0 / 600 caractères',
          at: [1, 27],
          maximum: 600,
          unit: 'characters',
        },
      },
      {
        text: 'Citez deux actions menées auprès de jeunes ces dernières années.',
        at: [1, 28],
        section: 'Votre structure',
        required: true,
        limit: {
          text: '0 / 1500 caractères',
          at: [1, 29],
          maximum: 1500,
          unit: 'characters',
        },
      },
      {
        text: "Qu'est-ce qui empêche aujourd'hui les jeunes de votre territoire de trouver un emploi ?",
        at: [1, 33],
        section: 'Votre projet',
        required: true,
        help: {
          text: 'Soyez concrets : transport, logement, diplôme, réseau…',
          at: [1, 34],
        },
        limit: {
          text: '0 / 2000 caractères',
          at: [1, 35],
          maximum: 2000,
          unit: 'characters',
        },
      },
      {
        text: 'Que proposez-vous, étape par étape ?',
        at: [1, 36],
        section: 'Votre projet',
        required: true,
        limit: {
          text: '0 / 3000 caractères',
          at: [1, 37],
          maximum: 3000,
          unit: 'characters',
        },
      },
      {
        text: 'Quelles entreprises se sont engagées, et à quoi ?',
        at: [1, 38],
        section: 'Votre projet',
        required: false,
        limit: {
          text: '0 / 1000 caractères',
          at: [1, 39],
          maximum: 1000,
          unit: 'characters',
        },
      },
      {
        text: 'À quoi verrez-vous, dans un an, que le projet a réussi ?',
        at: [1, 40],
        section: 'Votre projet',
        required: true,
        limit: {
          text: '0 / 1200 caractères',
          at: [1, 41],
          maximum: 1200,
          unit: 'characters',
        },
      },
      {
        text: 'Les jeunes ont-ils été associés à la conception du projet ?',
        at: [1, 42],
        section: 'Votre projet',
        required: true,
        help: {
          text: 'Racontez.',
          at: [1, 42],
        },
        limit: {
          text: '0 / 1000 caractères',
          at: [1, 43],
          maximum: 1000,
          unit: 'characters',
        },
      },
      {
        text: 'Justifiez les postes de plus de 5 000 €.',
        at: [1, 49],
        section: 'Budget',
        required: true,
        limit: {
          text: '0 / 800 caractères',
          at: [1, 50],
          maximum: 800,
          unit: 'characters',
        },
      },
      {
        text: 'Si nous ne financions que la moitié, que garderiez-vous ?',
        at: [1, 51],
        section: 'Budget',
        required: false,
        limit: {
          text: '0 / 500 caractères',
          at: [1, 52],
          maximum: 500,
          unit: 'characters',
        },
      },
    ],
    noQuestions: [
      {
        text: "Besoin d'aide ?",
        at: [1, 63],
      },
      {
        text: "Puis-je modifier ma demande après l'envoi ?",
        at: [1, 64],
      },
      {
        text: 'Comment récupérer mon mot de passe ?',
        at: [1, 65],
      },
      {
        text: 'Qui lit les dossiers ?',
        at: [1, 66],
      },
      {
        text: 'Cochez chaque case pour continuer.',
        at: [1, 13],
      },
      {
        text: 'Téléchargez le modèle de budget, remplissez-le et déposez-le ci-dessous.',
        at: [1, 46],
      },
      {
        text: "J'atteste l'exactitude des informations.",
        at: [1, 60],
      },
    ],
    fields: [
      {
        text: 'Raison sociale (obligatoire)',
        at: [1, 21],
      },
      {
        text: 'SIRET (obligatoire)',
        at: [1, 22],
      },
      {
        text: 'Adresse électronique du référent (obligatoire)',
        at: [1, 23],
      },
      {
        text: 'Intitulé (obligatoire)',
        at: [1, 32],
      },
      {
        text: 'Coût total du projet en euros (obligatoire)',
        at: [1, 47],
      },
      {
        text: 'Somme demandée en euros (obligatoire)',
        at: [1, 48],
      },
    ],
    otherDates: [
      {
        text: '1er février 2027',
        at: [1, 8],
      },
      {
        text: '3 juin 2027',
        at: [1, 8],
      },
    ],
    otherAmounts: [
      {
        text: '600 000 €',
        at: [1, 10],
      },
      {
        text: '5 000 €',
        at: [1, 10],
      },
    ],
  },
};
