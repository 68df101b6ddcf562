/** Shapes of calls that the judges do not have, written for the rules: what is asked, which documents, which weights. */
export interface Shape {
  name: string;
  text: string;
  /** Line, words and limit. */
  questions: string[];
  attachments: string[];
  weights: number[];
}

export const shapes: Shape[] = [
  {
    name: 'ambassade',
    text: `
AMBASSADE DE NORVIKA AU SENEGAL
Fonds d'appui aux initiatives locales (FAIL) 2027
Bailleur de fonds : Ambassade de Norvika à Dakar
Formulaire de demande
Date de clôture : vendredi 16 avril 2027 à minuit (heure de Dakar)
Montant : de 2 à 8 millions de FCFA par projet. Enveloppe : 60 millions de FCFA.
Conditions d'éligibilité
- Associations et groupements de femmes légalement constitués
- Projets réalisés au Sénégal ou en Gambie
- Existence d'au moins 2 ans
- Apport local d'au moins 10 % du coût
1/ Présentation du groupement : historique, membres, activités (15 lignes)
2/ Quel est le problème à résoudre ? (250 mots max.)
3/ Objectifs du projet (max. 100 mots)
4/ Activités prévues et calendrier - 300 mots maximum
5/ Qui bénéficiera du projet ? Combien de femmes ?
Réponse limitée à 150 mots.
6/ Budget détaillé
7/ Comment le projet continuera-t-il après le financement ? Pas plus de 1 000 signes (espaces non compris).
Joindre : récépissé, statuts, devis ou factures pro forma, photos si disponibles.
Les dossiers incomplets ne seront pas examinés. Peut-on envoyer le dossier par courriel ? Oui.`,
    questions: [
      '12| Présentation du groupement : historique, membres, activités',
      '13| Quel est le problème à résoudre ? [250 words]',
      '14| Objectifs du projet [100 words]',
      '15| Activités prévues et calendrier [300 words]',
      '16| Qui bénéficiera du projet ? Combien de femmes ? [150 words]',
      '18| Budget détaillé',
      '19| Comment le projet continuera-t-il après le financement ? [1000 characters without spaces]',
    ],
    attachments: ['récépissé', 'statuts', 'devis ou factures pro forma', 'photos si disponibles'],
    weights: [],
  },
  {
    name: 'aviso',
    text: `
Fundação Maré Alta
Programa Bairros Vivos — aviso de candidaturas 2027

1. Objetivo
O programa apoia associações de moradores que melhorem a vida no bairro.
2. Montantes
A Fundação dispõe de 300 mil euros. A cada projeto cabe um apoio de 5 a 20 mil euros, que cobre até
80% das despesas.
3. Destinatários
Podem candidatar-se associações e cooperativas com sede em Portugal, constituídas há mais de dois
anos e com receitas anuais inferiores a 250 mil euros.
4. Como se candidatar
O formulário está em linha. As respostas têm, cada uma, no máximo 1500 caracteres, espaços incluídos:
a) O que vos preocupa no bairro?
b) O que querem fazer, passo a passo?
c) Quem participa e como?
d) O que fica depois de acabar o apoio? (500 caracteres)
5. Documentos a juntar
Estatutos, relatório e contas de 2025 e orçamento do projeto.
6. Prazos
As candidaturas abrem a 1 de fevereiro e fecham a 12 de março de 2027, às 23:59 (hora de Lisboa).
Os resultados são publicados a 30 de abril de 2027.
7. Avaliação
O júri pontua de 0 a 100: relevância do problema, 40 pontos; participação dos moradores, 35 pontos;
orçamento, 25 pontos.`,
    questions: [
      '14| O que vos preocupa no bairro? [1500 characters]',
      '15| O que querem fazer, passo a passo? [1500 characters]',
      '16| Quem participa e como? [1500 characters]',
      '17| O que fica depois de acabar o apoio? [500 characters]',
    ],
    attachments: ['Estatutos', 'relatório e contas de 2025', 'orçamento do projeto'],
    weights: [40, 35, 25],
  },
  {
    name: 'bando',
    text: `
FUNDACIÓN HORIZONTE SUR
CONVOCATORIA 2027 "COMUNIDADES QUE CRECEN"
1. ¿QUIÉNES PUEDEN PARTICIPAR?
Podrán participar organizaciones sin fines de lucro con domicilio en Perú o Bolivia y con un mínimo de 3 años de constitución.
No podrán participar empresas ni personas naturales.
2. MONTOS
Cada propuesta podrá solicitar entre S/ 20,000 y S/ 80,000. El fondo total es de S/ 900,000.
3. PLAZOS
Lanzamiento: 01/02/2027
Recepción de consultas: hasta el 26/02/2027
Cierre de la convocatoria: 19/03/2027 a las 5:00 p.m. (hora de Lima)
Publicación de resultados: 30/04/2027
4. FORMULARIO DE POSTULACIÓN
4.1. Nombre de la organización:
4.2. Resumen ejecutivo (máximo 1,500 caracteres, incluidos espacios):
4.3. Problema que atiende. Explique las causas y a quiénes afecta. Máx. 2,000 caracteres.
4.4. Población beneficiaria: ¿a cuántas personas llegará?
4.5. Metodología
Describa paso a paso cómo trabajará. (Hasta 3000 caracteres con espacios)
4.6. Sostenibilidad (opcional)
5. CRITERIOS DE CALIFICACIÓN
Criterio                      Puntaje máximo
Pertinencia                   25
Innovación                    25
Viabilidad                    30
Impacto                       20
Total                         100
6. DOCUMENTOS A PRESENTAR
a) Copia de la ficha registral
b) Presupuesto en Excel
c) Cartas de compromiso (de ser el caso)
7. CONSULTAS
¿A dónde escribo? A consultas@horizonte.example`,
    questions: [
      '15| Resumen ejecutivo [1500 characters]',
      '16| Problema que atiende. Explique las causas y a quiénes afecta. [2000 characters]',
      '17| Población beneficiaria: ¿a cuántas personas llegará?',
      '18| Metodología [3000 characters]',
      '20| Sostenibilidad (optional)',
    ],
    attachments: [
      'Copia de la ficha registral',
      'Presupuesto en Excel',
      'Cartas de compromiso (de ser el caso)',
    ],
    weights: [25, 25, 30, 20],
  },
  {
    name: 'corporate',
    text: `
Halden Energy Foundation | Community Investment Application
Application opens: 1 Feb 2027    Application closes: 26 Feb 2027 (11:59 PM ET)
Grant range: $2,500 - $15,000
Reference code: HEF-CI-27
About the Organization
Organization Name:
EIN:
Mission Statement:
Character limit: 750
Describe your programs and the communities you serve.
Character limit: 1500
Annual operating budget:
The Request
Request Title:
Executive Summary:
Character limit: 1000
Statement of Need (2000 characters maximum, including spaces)
Which of our focus areas does this request address?
[ ] Environment  [ ] STEM education
How will you measure success?
2000 character limit
Is this a new or an existing program?
Is there anything else you would like to share?
Optional. Character limit: 500
Required Attachments
IRS determination letter
Project budget (use our template)
List of board members
Logo (optional)
Eligibility
Organizations must be 501(c)(3) public charities.
We do not fund individuals, political organizations or religious activities.
Programs must serve communities in Ohio or Kentucky.
Grants will not exceed 30% of the organization's operating budget.`,
    questions: [
      '8| Mission Statement [750 characters]',
      '10| Describe your programs and the communities you serve. [1500 characters]',
      '15| Executive Summary [1000 characters]',
      '17| Statement of Need [2000 characters]',
      '18| Which of our focus areas does this request address?',
      '20| How will you measure success? [2000 characters]',
      '22| Is this a new or an existing program?',
      '23| Is there anything else you would like to share? [500 characters] (optional)',
    ],
    attachments: [
      'IRS determination letter',
      'Project budget (use our template)',
      'List of board members',
      'Logo',
    ],
    weights: [],
  },
  {
    name: 'edital',
    text: `
Edital de Chamada Pública nº 05/2027
Fundo Socioambiental Araucária
1.- OBJETO
1.1.- Apoiar projetos de base comunitária na Mata Atlântica.
2.- VALORES E PRAZOS
2.1.- O valor de cada apoio será de, no mínimo, R$ 15.000,00 (quinze mil reais) e, no máximo, R$ 50.000,00.
2.2.- O valor total desta chamada é de R$ 1.000.000,00.
2.3.- As propostas deverão ser enviadas até às 18:00 (horário de Brasília) do dia 10/04/2027.
2.4.- A divulgação do resultado ocorrerá em 15/06/2027.
3.- QUEM PODE PARTICIPAR
3.1.- Organizações da sociedade civil sem fins lucrativos, com pelo menos 1 (um) ano de existência.
3.2.- O projeto deve ser executado no Brasil.
4.- ROTEIRO DA PROPOSTA
A) Apresentação da organização (até 20 linhas)
B) Justificativa: por que o projeto é necessário? (até 2.500 caracteres com espaços)
C) Objetivos geral e específicos (máximo de 1000 caracteres)
D) Descreva a metodologia e as atividades. Limite: 4.000 caracteres, contando os espaços.
E) Como a comunidade participa? No máximo trezentas palavras.
F) Outras informações (facultativo)
Cada resposta deve ter no máximo 2.000 caracteres, salvo indicação em contrário.
5.- CRITÉRIOS DE SELEÇÃO
- Relevância: 40 pontos
- Participação: 35 pontos
- Orçamento coerente: 25 pontos
6.- DOCUMENTAÇÃO
Estatuto social registrado;
Ata da última eleição;
Comprovante de CNPJ.`,
    questions: [
      '14| Apresentação da organização [2000 characters]',
      '15| Justificativa: por que o projeto é necessário? [2500 characters]',
      '16| Objetivos geral e específicos [1000 characters]',
      '17| Descreva a metodologia e as atividades. [4000 characters]',
      '18| Como a comunidade participa? [300 words]',
      '19| Outras informações [2000 characters] (optional)',
    ],
    attachments: ['Estatuto social registrado', 'Ata da última eleição', 'Comprovante de CNPJ'],
    weights: [40, 35, 25],
  },
  {
    name: 'empresa',
    text: `
Inicio · Convocatorias · Ayuda
Fundación Telar Azul
Convocatoria Tejiendo Futuro, 4.ª edición
Abre: 1 de marzo de 2027 · Cierra: 30 de abril de 2027, 14:00 h (Madrid)
Qué ofrecemos: hasta 12.000 € por proyecto (dotación total: 240.000 €)
Quién puede participar: entidades sin ánimo de lucro con sede en España; al menos tres años de antigüedad
Paso 1 de 3 · Tu entidad
Nombre*
¿Qué hacéis y desde cuándo?*
0 / 1500 caracteres
Paso 2 de 3 · Tu proyecto
Resumen*
Mínimo 100 caracteres, máximo 800
¿Por qué es necesario?*
Cuéntanos qué pasa hoy y con qué datos lo sabes.
Máx. 2000 caracteres (espacios incluidos)
Ámbito* (elige una opción)
( ) Local ( ) Nacional
¿Cómo mediréis el cambio? (opcional)
Máx. 1000 caracteres
Paso 3 de 3 · Documentos
Sube tus estatutos (PDF)*
Adjunta el presupuesto*
Memoria (opcional)
Qué valoramos: impacto (40), innovación (30), viabilidad (30)
¿Tienes dudas? Escríbenos a hola@telarazul.example`,
    questions: [
      '9| ¿Qué hacéis y desde cuándo? [1500 characters]',
      '12| Resumen [800 characters]',
      '14| ¿Por qué es necesario? [2000 characters]',
      '17| Ámbito (elige una opción)',
      '19| ¿Cómo mediréis el cambio? [1000 characters] (optional)',
    ],
    attachments: ['tus estatutos (PDF)', 'el presupuesto', 'Memoria'],
    weights: [40, 30, 30],
  },
  {
    name: 'guide',
    text: `
THE QUARRY TRUST
Guidelines for applicants, 2027 round

About the Trust. We have given grants in Derbyshire since 1974. In 2026 we made 61 grants,
£412,000 in all, most of them of about £6,500.

What we give. Our grants run from £2,000 to £15,000. We pay no more than three quarters of
the cost of a project. In 2027 we have £450,000 to give.

To whom. Registered charities, community interest companies and parish councils. You must
have been going for three years and your income must be under £600,000. We do not support
private companies, or schools for what the state should pay.

When. The trustees meet in June. We must have your form by 6pm on Sunday 2 May 2027.
Forms came in late last year, after 3 May 2026, and were not read.

The form. It has five questions.
Question 1. What is your charity for? 100 words.
Question 2. What would you do with our money? 250 words.
Question 3. How do you know that it is wanted? 150 words.
Question 4. Who will run it, and what have they run before? 150 words.
Question 5. How will you tell, a year on, whether it was worth it? 150 words.
Please do not go over. We count.

With the form. Send your last accounts, your safeguarding policy and, if you have one, a
business plan.

How we choose. Each trustee marks the forms: 40 for need, 35 for the plan, 25 for the people.

Can we help you? Ring Ann on 01629 555 010.`,
    questions: [
      '18| What is your charity for? [100 words]',
      '19| What would you do with our money? [250 words]',
      '20| How do you know that it is wanted? [150 words]',
      '21| Who will run it, and what have they run before? [150 words]',
      '22| How will you tell, a year on, whether it was worth it? [150 words]',
    ],
    attachments: ['last accounts', 'your safeguarding policy', 'a business plan'],
    weights: [40, 35, 25],
  },
  {
    name: 'letter',
    text: `
                                        The Carroway Research Council
                                        London, 2 November 2026
Dear colleague,
Community science awards, third round (CSA/3)
The Council invites proposals for awards of up to 45,000 pounds sterling each over two
years. In all, 600,000 pounds are available. Proposals must reach us by 5.30 pm (UK time)
on 31st March 2027. We shall write to all applicants in June 2027.
Applicants should be registered charities or universities based in the United Kingdom
and should have existed for no less than three years.
Your proposal, in a single document, should answer the following:
(i) What is the question that you want to study, and why does it matter? (at most 400 words)
(ii) How will communities take part in the research? (at most 300 words) (iii) What methods
will you use? (at most 500 words)
(iv) Who will carry out the work? Please add a curriculum vitae of two pages.
Proposals will be marked for quality (50 per cent), participation (30 per cent) and
value (20 per cent).
Please enclose a letter from the head of your institution, your latest accounts and a
data management plan.
Yours sincerely,
Should you have any questions, how can you reach us? Telephone 020 7946 0000.`,
    questions: [
      '11| What is the question that you want to study, and why does it matter? [400 words]',
      '12| How will communities take part in the research? [300 words]',
      '12| What methods will you use? [500 words]',
      '14| Who will carry out the work?',
    ],
    attachments: [
      'a letter from the head of your institution',
      'your latest accounts',
      'a data management plan',
    ],
    weights: [50, 30, 20],
  },
  {
    name: 'lettre',
    text: `
Ambassade de Norvika
Service de coopération

Dakar, le 3 novembre 2026

Objet : micro-projets 2027, appel n° 7

Madame, Monsieur,

L'Ambassade invite les associations sénégalaises à lui soumettre des micro-projets. Le
financement peut aller jusqu'à 6 millions de francs CFA ; il ne sera pas inférieur à
1 million. Une somme de 45 millions est réservée à cet appel.

Seules les organisations enregistrées au Sénégal depuis au moins deux ans peuvent
répondre. Les partis politiques et les entreprises ne le peuvent pas. L'organisation
apporte un dixième du coût au moins.

La demande répond à ces questions, dans l'ordre :
– Qui êtes-vous, et qu'avez-vous déjà réalisé ? (une demi-page)
– Quel problème voulez-vous résoudre, et pour qui ? (200 mots)
– Que ferez-vous, quand, et avec qui ? (300 mots)
– Que restera-t-il lorsque le financement aura pris fin ? (100 mots)

Nous jugeons l'utilité pour les habitants (50 points), la solidité de l'organisation
(30 points) et la durée des effets (20 points).

Vous joindrez le récépissé, un budget détaillé et deux devis.

Votre dossier nous parvient le lundi 1er mars 2027 à 12 heures au plus tard, à l'adresse
projets@norvika.example. Les résultats seront connus fin avril.

Une question ? Appelez-nous.`,
    questions: [
      "19| Qui êtes-vous, et qu'avez-vous déjà réalisé ?",
      '20| Quel problème voulez-vous résoudre, et pour qui ? [200 words]',
      '21| Que ferez-vous, quand, et avec qui ? [300 words]',
      '22| Que restera-t-il lorsque le financement aura pris fin ? [100 words]',
    ],
    attachments: ['le récépissé', 'un budget détaillé', 'deux devis'],
    weights: [50, 30, 20],
  },
  {
    name: 'lottery',
    text: `
Northshire Community Lottery
Small sparks: funding for groups
Apply for £300 to £10,000
Last updated 3 November 2026

Deadline
You can apply at any time until Friday 16 April 2027, 12 noon. We decide within 8 weeks.

Who can apply
You can apply if your organisation is a:
voluntary or community organisation
registered charity
school
We can't accept applications from:
individuals
companies that pay profits to directors

What you'll need to send us
a bank statement from the last three months
your governing document

Questions we'll ask
What would you like to do?
Tell us what you'll spend the money on. We'd like to know:
what difference your project will make
who'll be involved
You can write up to 500 words for this section. If you write less than 50 we may come back to you.
How does your project involve your community?
What do you mean by community? We mean people living in the same area.
We recommend you write around 200 words, and no more than 250.
What are the costs?
Max 1,000 characters (spaces count).

How we make decisions
We look at:
Community involvement (40%)
Need (35%)
Value (25%)`,
    questions: [
      '23| What would you like to do? [500 words]',
      '28| How does your project involve your community? [250 words]',
      '31| What are the costs? [1000 characters]',
    ],
    attachments: ['a bank statement from the last three months', 'your governing document'],
    weights: [40, 35, 25],
  },
  {
    name: 'prose',
    text: `
The Alder Fund
Alder Fellowships 2027
Write to us by 12 May 2027. Fellowships are worth up to £9,000.
In your letter describe the change that you seek (200 words), the people who will take part (150 words) and
the way in which you will know that it has worked (100 words).
Explain what you have done before. Use no more than 250 words. Say why you are the right person for it, in at most 120 words.`,
    questions: [
      '4| In your letter describe the change that you seek [200 words]',
      '4| the people who will take part [150 words]',
      '5| the way in which you will know that it has worked [100 words]',
      '6| Explain what you have done before. [250 words]',
      '6| Say why you are the right person for it [120 words]',
    ],
    attachments: [],
    weights: [],
  },
  {
    name: 'rev',
    text: `
RÉGION DES TROIS VALLÉES
Appel à manifestation d'intérêt
Soutien à la vie associative rurale
Référence AMI-2027-14
Calendrier
Lancement de l'appel : 04/01/2027
Date limite de réception des candidatures : 28/02/2027 à 12:00
Comité de sélection : 15/04/2027
Aide régionale : plancher 2 000 €, plafond 15 000 €, dans la limite de 60 % des dépenses éligibles
Bénéficiaires
Associations de loi 1901 dont le siège se trouve en France
Sont exclus : les sociétés commerciales, les partis politiques
Contenu du dossier de candidature
Question n° 1 : Présentation de l'association (1 page max)
Question n° 2 : Décrivez le projet et son ancrage local (de 300 à 500 mots)
Question n° 3 : Public visé (maximum : 800 caractères espaces compris)
Question n° 4 : Partenariats (facultatif)
Question n° 5 : Plan de financement prévisionnel
Critères de choix des projets
Intérêt local : 40 points
Qualité du partenariat : 30 points
Viabilité économique : 30 points
Pièces à fournir à l'appui de la demande
– statuts de l'association
– dernier rapport d'activité
– RIB`,
    questions: [
      "14| Présentation de l'association",
      '15| Décrivez le projet et son ancrage local [500 words]',
      '16| Public visé [800 characters]',
      '17| Partenariats (optional)',
      '18| Plan de financement prévisionnel',
    ],
    attachments: ["statuts de l'association", "dernier rapport d'activité", 'RIB'],
    weights: [40, 30, 30],
  },
  {
    name: 'table',
    text: `
Grow Fund 2027 - application questions
Funder: Oakfield Trust
No.   Question                                            Word limit
1     What will you grow and where?                       150
2     Who will be involved?                               200
3     How will you keep the garden going after the grant  100
      has been spent?
4     Budget                                              none`,
    questions: [
      '4| What will you grow and where? [150 words]',
      '5| Who will be involved? [200 words]',
      '6| How will you keep the garden going after the grant has been spent? [100 words]',
      '8| Budget',
    ],
    attachments: [],
    weights: [],
  },
  {
    name: 'twocol',
    text: `
Riverbend Trust                    Guidelines 2027
Healthy Places Grants

We make grants of £1,000 to        How to apply
£20,000 to local charities.        Answer the four questions
The fund has £300,000 this         below. Each answer must not
year. Closing date: 14 May         exceed 250 words.
2027 at 17.00.                     1. What do you want to do
                                   and where will you do it?
Who can apply                      2. Who will benefit from the
Charities registered in            work, and how many are they?
England or Wales with an           3. How will you know that
income under £500,000.             people are healthier?
Groups must be at least two        4. What will it cost? Give a
years old.                         breakdown.`,
    questions: [
      '8| What do you want to do and where will you do it? [250 words]',
      '10| Who will benefit from the work, and how many are they? [250 words]',
      '12| How will you know that people are healthier? [250 words]',
      '14| What will it cost? Give a breakdown. [250 words]',
    ],
    attachments: [],
    weights: [],
  },
  {
    name: 'wordform',
    text: `
Community Chest of Marlow County
APPLICATION FORM - Spring round
Return by: 4pm, 26th March 2027
Max. award: £750
Section 1: You
1.1 Group name: ______________________
1.2 What does your group do? ________________________________
1.3 How you are run (committee, staff) - no more than 80 words ______________
Section 2: The work
2.1 Please describe the activity and say when it will happen (200 words max)
______________________________________________
2.2 Why is it needed?
Answer in 150 words or fewer.
2.3 Cost breakdown
Item ________ Cost ________
2.4 Anything else (leave blank if nothing to add)
Section 3: Checklist
___ Constitution
___ Bank statement
___ Two quotes (if over £200)`,
    questions: [
      '6| Group name',
      '7| What does your group do?',
      '8| How you are run (committee, staff) [80 words]',
      '10| Please describe the activity and say when it will happen [200 words]',
      '12| Why is it needed? [150 words]',
      '14| Cost breakdown',
      '16| Anything else (optional)',
    ],
    attachments: ['Constitution', 'Bank statement', 'Two quotes (if over £200)'],
    weights: [],
  },
];
