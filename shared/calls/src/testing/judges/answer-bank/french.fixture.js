import { formerIn, newIn } from './answer-bank.js';

const former = formerIn('fr');
const asked = newIn('fr');
/** What its sister organization, Rives Ouvertes, has sent in French. */
export const frenchAnswers = [
  former(
    'fr-mission',
    'Fondation des Quatre Vents',
    '2024-02-08',
    'Présentez votre structure et ses activités principales.',
    "Rives Ouvertes accompagne depuis 2013 les villages du fleuve Sénégal qui veulent de l'eau saine et une école ouverte toute l'année. Nous formons des comités, nous réparons des forages et nous aidons les maîtres à enseigner l'hygiène. Onze salariés et quarante bénévoles travaillent dans 52 villages de la région de Matam.",
  ),
  former(
    'fr-besoin',
    'Agence de Coopération des Rives',
    '2024-06-14',
    'Exposez les besoins et les contraintes de la région.',
    "À Matam, un ménage sur deux boit l'eau du fleuve. Le district sanitaire a compté 1 870 cas de diarrhée chez les enfants de moins de cinq ans en 2023. La saison sèche dure neuf mois, les puits baissent, et les filles manquent la classe pour porter l'eau. Une pompe en état sert 900 personnes, trois fois la norme.",
  ),
  former(
    'fr-beneficiaires',
    'Agence de Coopération des Rives',
    '2024-06-14',
    'Définissez les groupes cibles et les bénéficiaires finaux.',
    "Le projet touche directement 2 100 élèves de sept écoles et les 49 membres de leurs comités. Leurs familles, environ 9 500 personnes, boivent aux mêmes points. Un tiers vit de l'élevage et se déplace pendant l'hivernage. Les villages ont été choisis avec l'inspection parmi ceux qui n'ont aucune source à moins de deux kilomètres.",
  ),
  former(
    'fr-activites',
    'Fondation des Quatre Vents',
    '2024-02-08',
    'Décrivez les actions prévues et leur calendrier.',
    "De janvier à mars, enquête et choix des sites avec les villages. D'avril à septembre, une entreprise locale réhabilite sept forages et pose les pompes. Pendant ce temps, nous formons les comités à la tenue des comptes et deux artisans par commune. D'octobre à décembre, les écoles construisent des lave-mains et créent des clubs d'élèves.",
  ),
  former(
    'fr-risques',
    'Agence de Coopération des Rives',
    '2024-06-14',
    'Quels sont les principaux risques et comment les atténuerez-vous ?',
    "Un forage peut être sec : le foreur n'est payé que s'il trouve de l'eau, et un dixième du budget reste pour un second essai. Le prix des tuyaux peut monter, nous les achetons donc au premier mois. Les crues coupent la piste en septembre ; le chantier s'arrête alors. Une élection peut retarder les signatures, que nous demandons d'avance.",
  ),
  former(
    'fr-suivi',
    'Fonds Baobab pour l’Éducation',
    '2025-03-01',
    'Comment mesurerez-vous les résultats ?',
    "Chaque comité note les litres tirés et les pannes dans un cahier. Notre chargée de suivi relève les cahiers tous les mois, analyse l'eau chaque trimestre et visite trente familles deux fois par an. Indicateurs, valeurs de départ et cibles tiennent dans un tableau que toute l'équipe consulte ; un écart de deux mois appelle une visite.",
  ),
  former(
    'fr-durabilite',
    'Fondation des Quatre Vents',
    '2024-02-08',
    'Comment le projet se poursuivra-t-il après la fin du financement ?',
    "Chaque ménage verse 500 francs par mois sur un compte ouvert par le comité. Cette somme paie les pièces et l'artisan réparateur : les comptes de vingt villages le montrent depuis cinq ans. La commune contrôle les pompes une fois l'an. Sur 45 points d'eau remis avant 2021, 41 n'ont plus jamais demandé d'argent.",
  ),
  former(
    'fr-femmes',
    'Ville de Montbrise',
    '2023-09-04',
    'Comment le projet contribue-t-il à l’égalité entre les femmes et les hommes ?',
    "Ce sont les femmes qui portent l'eau : elles choisissent donc l'endroit. Quatre sièges sur sept leur reviennent dans chaque comité, ainsi que l'une des deux clés de la caisse. Les formations ont lieu le matin, près des maisons, avec une garde pour les petits. En 2022, deux pompes ont été déplacées à leur demande.",
  ),
  former(
    'fr-budget',
    'Ville de Montbrise',
    '2023-09-04',
    'Commentez les principaux postes du budget.',
    "Les travaux prennent 58 % du budget, selon trois devis joints. Les salaires, 21 %, paient une chargée de projet à mi-temps et un technicien. Le transport, 8 %, tient à la distance : 690 kilomètres de Dakar. La formation coûte 6 %, l'audit 2 %. Les frais de siège se limitent à 5 %. Rien n'est prévu pour acheter un véhicule.",
  ),
  former(
    'fr-partenaires',
    'Fonds Baobab pour l’Éducation',
    '2025-03-01',
    'Quel sera le rôle de chacun des partenaires ?',
    "L'inspection de l'éducation choisit les écoles et suit les clubs. La commune délivre les autorisations et contrôle les pompes. L'école normale de Matam écrit les leçons d'hygiène et envoie dix stagiaires. Rives Ouvertes dirige l'ensemble, tient les comptes et répond devant le bailleur. Une convention lie les quatre depuis avril 2024.",
  ),
];
export const frenchQuestions = [
  asked('fr-mission', 'Qui êtes-vous, depuis quand existez-vous et que faites-vous dans les villages ?'),
  asked(
    'fr-besoin',
    "Pourquoi ce projet est-il nécessaire ? Appuyez-vous sur des chiffres de santé et d'accès à l'eau.",
  ),
  asked('fr-beneficiaires', 'Combien de personnes profiteront du projet, et lesquelles ?'),
  asked('fr-activites', 'Que ferez-vous, mois par mois ?'),
  asked('fr-risques', "Qu'est-ce qui pourrait mal tourner, et que feriez-vous dans ce cas ?"),
  asked(
    'fr-durabilite',
    'Une fois notre aide épuisée, qui paiera les pièces et les réparations des pompes ?',
  ),
  asked('fr-femmes', 'Quelle place les filles et les mères auront-elles dans les décisions ?'),
  asked('fr-partenaires', 'Avec qui travaillez-vous, et qui fait quoi ?'),
  asked(null, "Quelles œuvres seront exposées et qui en assurera l'accrochage ?"),
  asked(null, 'Décrivez la chaîne du froid de vos vaccins et la température des réfrigérateurs.'),
];
//# sourceMappingURL=french.fixture.js.map
