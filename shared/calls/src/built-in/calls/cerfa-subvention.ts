import { builtInCall } from '../built-in-call.ts';

const project = '6. Projet – objet de la demande';

export const cerfaSubvention = builtInCall({
  id: 'cerfa-12156-subvention',
  language: 'fr',
  sources: [
    {
      publication:
        'Formulaire Cerfa n° 12156*06, édition de janvier 2022 (https://www.fichier-pdf.fr/2023/09/19/cerfa12156-06/, https://123dok.net/document/yr3gg5j7-demande-de-subvention-s-formulaire-unique.html)',
      date: '2022-01',
      gives: 'form, kinds of requests, whom it is sent to, report afterwards',
    },
    {
      publication: 'https://lemouvementassociatif.org/un-formulaire-unique-de-demande-de-subvention/201702',
      date: '2017-02',
      gives: 'the six parts and their order, documents to attach, what it cannot be used for',
    },
    {
      publication: 'https://www.legalstart.fr/fiches-pratiques/association/cerfa-12156/',
      date: '2025',
      gives: 'who can apply',
    },
  ],
  unsure: [
    'The form has no limits in words or characters, only the room of its fields.',
    'Amounts, criteria and deadline are those of the authority that the form is sent to.',
    'Parts 1 to 3 (identity, relations with the administration and with other associations) are no questions to write about, and left out.',
  ],
  fields: {
    name: 'Demande de subvention – formulaire unique (Cerfa n° 12156*06)',
    funder: 'Administrations françaises (État, collectivités, établissements publics)',
    reference: 'Cerfa n° 12156*06',
    publication: 'https://www.service-public.fr/associations – Cerfa n° 12156*06, janvier 2022',
    currency: 'EUR',
  },
  questions: [
    {
      number: '4',
      text: 'Quels sont les moyens humains de l’association ?',
      help: 'Bénévoles, salariés, adhérents, volontaires.',
      section: '4. Moyens humains',
      sectionKey: 'team',
    },
    {
      number: '5',
      text: 'Budget prévisionnel de l’association',
      help: 'Charges et produits de l’exercice, en équilibre.',
      section: '5. Budget de l’association',
      sectionKey: 'budget',
    },
    { number: '6.1', text: 'Intitulé du projet', section: project, sectionKey: 'project_description' },
    { number: '6.2', text: 'Quels sont les objectifs ?', section: project, sectionKey: 'impact' },
    {
      number: '6.3',
      text: 'En quoi consiste le projet ?',
      section: project,
      sectionKey: 'project_description',
    },
    {
      number: '6.4',
      text: 'Qui en bénéficie ?',
      help: 'Nombre, âge, genre, caractéristiques sociales, égalité, accessibilité.',
      section: project,
      sectionKey: 'impact',
    },
    {
      number: '6.5',
      text: 'Sur quel territoire ?',
      section: project,
      sectionKey: 'project_description',
    },
    {
      number: '6.6',
      text: 'Avec quels moyens matériels et humains ?',
      section: project,
      sectionKey: 'team',
    },
    {
      number: '6.7',
      text: 'À quelle date ou pendant quelle période ?',
      section: project,
      sectionKey: 'timeline',
    },
    {
      number: '6.8',
      text: 'Comment le projet sera-t-il évalué ?',
      help: 'Les indicateurs proposés pour chacun des objectifs.',
      section: project,
      sectionKey: 'impact',
    },
    {
      number: '6.9',
      text: 'Budget du projet',
      help: 'Charges directes et indirectes, ressources, contributions volontaires en nature.',
      section: project,
      sectionKey: 'budget',
    },
  ],
  eligibility: [
    {
      text: 'Une association déclarée et immatriculée au répertoire Sirene',
      kind: 'legal_form',
      value: 'association',
    },
    {
      text: 'Les associations cultuelles ne peuvent pas demander',
      kind: 'other',
      isExclusion: true,
    },
    { text: 'La demande ne porte pas sur un investissement', kind: 'other' },
    { text: 'L’association est établie en France', kind: 'country', value: 'France' },
  ],
  attachments: [
    {
      name: 'États financiers approuvés du dernier exercice clos, si les comptes ne sont pas publiés',
      kind: 'accounts',
      required: false,
    },
    {
      name: 'Statuts et liste des dirigeants, sans inscription au répertoire national des associations',
      kind: 'registration',
      required: false,
    },
  ],
});
