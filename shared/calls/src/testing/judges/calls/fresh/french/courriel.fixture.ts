import { type CallFixture, type LimitTruth, pagesOf } from '../../call-truth.ts';

const pages = pagesOf(
  `
De : Programme Semences <semences@terresvives.example>
À : liste-partenaires
Envoyé : jeudi 5 novembre 2026 16:48
Objet : TR : Fonds Semences paysannes, quatrième édition – appel à idées
Pièce(s) jointe(s) : logo.png (14 Ko)

Chères amies, chers amis,

Terres Vives Solidarité relance cette année son Fonds Semences paysannes. Merci de faire suivre ce message
aux groupements avec lesquels vous travaillez.

Il s'agit de soutenir des organisations paysannes et des ONG locales, au Burkina Faso, au Mali, au Niger et au Bénin,
qui conservent, multiplient ou échangent des semences. Les groupes de femmes sont particulièrement attendus.
Une organisation née après le 31 décembre 2024 est trop jeune pour ce fonds.
Les entreprises semencières ne sont pas concernées.

Côté finances, nous donnons entre 2 et 10 millions de francs CFA par organisation (l'enveloppe est de 120 millions).
On attend de vous une contribution d'au moins 15 %, en argent ou en nature.

Écrivez-nous simplement une lettre de deux pages environ, qui réponde aux points suivants :

1) Qui êtes-vous, combien de membres avez-vous, et où travaillez-vous ?
2) Quelles semences sont menacées chez vous, et pourquoi ?
3) Que voulez-vous faire pendant les deux prochaines saisons ?
4) Qui décide, dans votre groupe, de ce que l'on sème et de ce que l'on vend ?
   (dites-nous la place des femmes dans ces décisions)
5) De combien avez-vous besoin et pour quoi ?

Pour les points 1 à 4, comptez 250 mots maximum par point. Pour le point 5, un petit tableau suffit.
Et seulement si vous avez déjà été financés :
6) Qu'avez-vous appris de l'édition précédente ? 150 mots, pas plus.

Joignez le récépissé de votre organisation, le procès-verbal de la dernière assemblée générale et, si possible,
quelques photos.

Nous lirons tout ce qui nous parvient avant le 14 février 2027 à 20 h, heure de Ouagadougou. Les réponses partent
début avril. Une réunion en ligne a lieu le 9 décembre à 15 h ; le lien suivra.

Peut-on écrire en langue nationale ? Oui, avec un résumé en français.
Peut-on envoyer un message vocal ? Oui aussi, transcrit par vos soins.

Bien fraternellement,
Aïssata Ouédraogo-Kaboré
Chargée du Fonds Semences
Terres Vives Solidarité – 12, rue du Karité, Ouagadougou – Tél. +226 25 55 01 42

----- Message d'origine -----
De : secretariat@terresvives.example
Envoyé : mardi 3 novembre 2026 09:12
Bonjour Aïssata, peux-tu diffuser avant vendredi ? On avait dit 8 millions au lieu de 10, tu confirmes ?
Merci ! K.
`,
);

/** Holds for several questions. */
const sharedLimit: LimitTruth = {
  text: 'Pour les points 1 à 4, comptez 250 mots maximum par point.',
  at: [1, 29],
  maximum: 250,
  unit: 'words',
};

export const courriel: CallFixture = {
  id: 'courriel',
  language: 'fr',
  shape: 'e-mail to partners',
  from: 'pasted',
  pages,
  truth: {
    title: {
      text: 'Fonds Semences paysannes, quatrième édition',
      at: [1, 4],
    },
    funder: {
      text: 'Terres Vives Solidarité',
      at: [1, 9],
    },
    currency: 'XOF',
    least: {
      value: 2000000,
      text: 'entre 2 et 10 millions de francs CFA',
      at: [1, 17],
    },
    most: {
      value: 10000000,
      text: 'entre 2 et 10 millions de francs CFA',
      at: [1, 17],
    },
    deadline: {
      kind: 'stated',
      date: '2027-02-14',
      time: '20:00',
      zone: 'Africa/Ouagadougou',
      text: 'avant le 14 février 2027 à 20 h, heure de Ouagadougou',
      at: [1, 36],
    },
    eligibility: [
      {
        text: 'organisations paysannes et des ONG locales',
        at: [1, 12],
        kind: 'legal-form',
        forms: ['community-group', 'non-profit'],
      },
      {
        text: 'au Burkina Faso, au Mali, au Niger et au Bénin',
        at: [1, 12],
        kind: 'country',
        countries: ['BF', 'ML', 'NE', 'BJ'],
      },
      {
        text: 'Une organisation née après le 31 décembre 2024 est trop jeune pour ce fonds.',
        at: [1, 14],
        kind: 'other',
      },
      {
        text: 'Les entreprises semencières ne sont pas concernées.',
        at: [1, 15],
        kind: 'legal-form',
        forms: ['company'],
        excluded: true,
      },
      {
        text: "On attend de vous une contribution d'au moins 15 %, en argent ou en nature.",
        at: [1, 18],
        kind: 'own-share',
        leastPercent: 15,
      },
    ],
    attachments: [
      {
        text: 'le récépissé de votre organisation',
        at: [1, 33],
        required: true,
      },
      {
        text: 'le procès-verbal de la dernière assemblée générale',
        at: [1, 33],
        required: true,
      },
      {
        text: 'quelques photos',
        at: [1, 34],
        required: false,
      },
    ],
    criteria: [],
    questions: [
      {
        text: 'Qui êtes-vous, combien de membres avez-vous, et où travaillez-vous ?',
        at: [1, 22],
        required: true,
        limit: sharedLimit,
      },
      {
        text: 'Quelles semences sont menacées chez vous, et pourquoi ?',
        at: [1, 23],
        required: true,
        limit: sharedLimit,
      },
      {
        text: 'Que voulez-vous faire pendant les deux prochaines saisons ?',
        at: [1, 24],
        required: true,
        limit: sharedLimit,
      },
      {
        text: "Qui décide, dans votre groupe, de ce que l'on sème et de ce que l'on vend ?",
        at: [1, 25],
        required: true,
        help: {
          text: '(dites-nous la place des femmes dans ces décisions)',
          at: [1, 26],
        },
        limit: sharedLimit,
      },
      {
        text: 'De combien avez-vous besoin et pour quoi ?',
        at: [1, 27],
        required: true,
        uncountable: {
          text: 'Pour le point 5, un petit tableau suffit.',
          at: [1, 29],
        },
      },
      {
        text: "Qu'avez-vous appris de l'édition précédente ?",
        at: [1, 31],
        required: false,
        limit: {
          text: '150 mots, pas plus.',
          at: [1, 31],
          maximum: 150,
          unit: 'words',
        },
      },
    ],
    noQuestions: [
      {
        text: 'Peut-on écrire en langue nationale ?',
        at: [1, 39],
      },
      {
        text: 'Peut-on envoyer un message vocal ?',
        at: [1, 40],
      },
      {
        text: 'peux-tu diffuser avant vendredi ?',
        at: [1, 50],
      },
      {
        text: 'tu confirmes ?',
        at: [1, 50],
      },
    ],
    fields: [],
    otherDates: [
      {
        text: '5 novembre 2026',
        at: [1, 3],
      },
      {
        text: '31 décembre 2024',
        at: [1, 14],
      },
      {
        text: '9 décembre',
        at: [1, 37],
      },
      {
        text: '3 novembre 2026',
        at: [1, 49],
      },
    ],
    otherAmounts: [
      {
        text: "(l'enveloppe est de 120 millions)",
        at: [1, 17],
      },
      {
        text: '8 millions au lieu de 10',
        at: [1, 50],
      },
    ],
  },
};
