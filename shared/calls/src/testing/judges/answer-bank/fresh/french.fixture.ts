import { formerIn, newIn } from '../answer-bank.ts';

const former = formerIn('fr');
const asked = newIn('fr');

/** What La Marmite du Coin, an association for food and work, has sent in French. */
export const freshFrenchAnswers = [
  former(
    'fr-marmite-objet',
    'Fondation Hélène et Marc Aubrac',
    '2024-03-12',
    "Quel est l'objet de votre association ?",
    "La Marmite du Coin nourrit et remet au travail celles et ceux que la vie a mis de côté à Saint-Aubert. Nous cuisinons chaque jour 180 repas à partir d'invendus, tenons une épicerie où l'on paie selon ses moyens, et formons une vingtaine de personnes par an aux métiers de bouche. Nos statuts parlent de lutte contre l'exclusion et contre le gaspillage.",
  ),
  former(
    'fr-marmite-histoire',
    'Ville de Saint-Aubert',
    '2023-01-20',
    'Retracez les grandes étapes de votre parcours.',
    "Tout commence en 2014 par une soupe servie sous le marché couvert, trois soirs par semaine. L'association naît l'année suivante avec neuf adhérents. En 2018, la paroisse nous prête une ancienne école ; nous y installons la cuisine. L'agrément de chantier d'insertion arrive en 2020, l'épicerie ouvre en 2022. Nous sommes aujourd'hui quatorze salariés et cent dix bénévoles.",
  ),
  former(
    'fr-marmite-constat',
    'Fondation Hélène et Marc Aubrac',
    '2024-03-12',
    'Décrivez le problème auquel vous voulez répondre.',
    "À Saint-Aubert, 23 % des habitants vivent sous le seuil de pauvreté, soit neuf points de plus que dans le département. Depuis 2021, le nombre de familles qui demandent un colis a augmenté de moitié. Un étudiant sur quatre saute un repas par jour, d'après l'enquête de la mission locale. Pendant ce temps, les supermarchés de l'agglomération jettent 600 tonnes de nourriture par an.",
  ),
  former(
    'fr-marmite-public',
    'Fonds Terres et Tables',
    '2024-09-02',
    'Quel est le public visé ?',
    "Le projet s'adresse à 420 personnes : familles monoparentales du quartier des Tanneries, retraités dont la pension est inférieure à 950 euros, étudiants sans bourse et demandeurs d'asile logés à l'hôtel. Les travailleuses sociales du centre communal nous les signalent, mais chacun peut pousser la porte sans papier. Six sur dix sont des femmes ; un tiers a moins de 25 ans.",
  ),
  former(
    'fr-marmite-deroulement',
    'Fonds Terres et Tables',
    '2024-09-02',
    'Présentez le déroulement de votre action.',
    "En septembre, nous achetons la camionnette frigorifique et signons avec cinq magasins. D'octobre à décembre, deux tournées par semaine desservent les Tanneries, puis quatre à partir de janvier. Chaque mercredi, un atelier de cuisine réunit douze personnes. Au printemps, un jardin de 300 mètres carrés est mis en culture derrière l'ancienne école. Un bilan est présenté en juin.",
  ),
  former(
    'fr-marmite-effets',
    'Fondation Hélène et Marc Aubrac',
    '2024-03-12',
    'Quels résultats attendez-vous, et comment les mesurerez-vous ?',
    "Nous visons 30 000 repas de plus par an, 90 tonnes sauvées de la benne et douze sorties vers l'emploi sur vingt parcours. Le poids est relevé à chaque pesée, les présences sur une fiche, les embauches à trois et six mois par téléphone. Une stagiaire de l'université interroge quarante habitués au début et à la fin. Les chiffres sont affichés dans la salle.",
  ),
  former(
    'fr-marmite-participation',
    'Ville de Saint-Aubert',
    '2023-01-20',
    'Comment associez-vous les personnes accueillies ?',
    "Ceux qui mangent chez nous y cuisinent aussi : chaque midi, six convives passent derrière les fourneaux. Un conseil de table se tient le premier lundi du mois et choisit les menus, les horaires et les règles. Quatre habitués siègent au conseil d'administration. C'est lui qui a décidé de supprimer les tickets, jugés humiliants, et d'ouvrir le dimanche en hiver.",
  ),
  former(
    'fr-marmite-equipe',
    'Fonds Terres et Tables',
    '2024-09-02',
    "Qui compose l'équipe du projet ?",
    'Rose Delaunay, diplômée en travail social et directrice depuis 2017, consacre un quart de son temps au projet. Le chef, Yanis Ferhat, a dirigé quinze ans une cuisine collective. Une conseillère en insertion suit les salariés en parcours. Un chauffeur sera embauché en septembre. Le comptable, bénévole, est un ancien cadre de la trésorerie.',
  ),
  former(
    'fr-marmite-gestion',
    'Ville de Saint-Aubert',
    '2023-01-20',
    'Comment votre gestion financière est-elle organisée ?',
    "Toute dépense est engagée par la directrice jusqu'à 500 euros, par la trésorière au-delà, par le bureau à partir de 3 000. Deux signatures figurent sur chaque virement. La comptabilité analytique distingue la cuisine, l'épicerie et la formation. Un commissaire aux comptes certifie nos états depuis 2020, sans réserve. Le conseil examine la trésorerie chaque trimestre.",
  ),
  former(
    'fr-marmite-cofinancement',
    'Fonds Terres et Tables',
    '2024-09-02',
    'Indiquez les autres ressources mobilisées.',
    "Le département verse 38 000 euros au titre de l'insertion, décision notifiée en avril. La ville met la camionnette de secours à disposition et prend en charge l'électricité. Une enseigne de distribution promet 10 000 euros, contre reçu fiscal. Les ventes de l'épicerie rapportent environ 21 000 euros par an. Il reste 15 000 euros à trouver, demandés à votre fonds.",
  ),
  former(
    'fr-marmite-suite',
    'Fondation Hélène et Marc Aubrac',
    '2024-03-12',
    "Comment l'action se poursuivra-t-elle après notre soutien ?",
    "Les tournées coûtent 0,80 euro par repas une fois la camionnette payée. L'épicerie en couvre la moitié, les repas vendus aux entreprises du quartier l'autre, dès la deuxième année. Les bénévoles auront été formés à la conduite et à l'hygiène. Si les ventes restent en deçà, nous garderons deux tournées sur quatre, celles des Tanneries.",
  ),
  former(
    'fr-marmite-ecologie',
    'Fonds Terres et Tables',
    '2024-09-02',
    "Quelle est l'incidence de votre action sur l'environnement ?",
    "Chaque kilo d'invendus sauvé évite environ 2,5 kilos de gaz carbonique. Les épluchures nourrissent le compost du jardin, et le verre est consigné depuis 2023. La camionnette roule au gaz issu du biogaz local. La cuisine a remplacé deux fours anciens, ce qui a réduit la consommation d'un cinquième. Nous n'achetons de viande qu'une fois par semaine.",
  ),
];

/** Ten are answered by what was sent before, three are not. */
export const freshFrenchQuestions = [
  asked('fr-marmite-objet', 'En quelques lignes, que faites-vous et pour qui ?'),
  asked('fr-marmite-histoire', 'Quand et comment votre structure est-elle née ?'),
  asked(
    'fr-marmite-constat',
    "Pourquoi agir ici ? Citez des chiffres sur la pauvreté et l'aide alimentaire.",
  ),
  asked('fr-marmite-public', 'Combien de bénéficiaires, et qui sont-ils ?'),
  asked('fr-marmite-deroulement', 'Donnez le calendrier prévisionnel, mois par mois.'),
  asked('fr-marmite-effets', 'À quoi verra-t-on que le projet a réussi ? Précisez vos indicateurs.'),
  asked('fr-marmite-participation', 'Quelle place les personnes aidées ont-elles dans les décisions ?'),
  asked(
    'fr-marmite-equipe',
    'Quelles sont les compétences des salariés et des bénévoles qui porteront le projet ?',
  ),
  asked('fr-marmite-gestion', 'Qui contrôle les dépenses, et vos comptes sont-ils certifiés ?'),
  asked('fr-marmite-cofinancement', 'Avez-vous sollicité ou obtenu des subventions par ailleurs ?'),
  asked(null, 'Précisez le titre de propriété du terrain et les servitudes qui le grèvent.'),
  asked(null, 'Quels instruments seront prêtés aux élèves du conservatoire ?'),
  asked(null, 'Décrivez le protocole de capture et de marquage des oiseaux.'),
];
