import type { ProposalSectionKey } from '../proposal-form/proposal-sections.ts';
import type { AnswerTable } from './application.schemas.ts';

/** What a question may ask for, with the stems of the words that funders ask for it with. */
export interface Asked {
  section?: ProposalSectionKey;
  /** Rows that answer more closely, where the proposal has them. */
  table?: AnswerTable;
  /** How much a hit says: a rare word says more than one that stands in many questions. */
  weight: number;
  /** Beginnings of words, without accents, in English, French, Spanish and Portuguese; `a b` is a phrase. */
  stems: readonly string[];
}

/** Parted by commas and line ends; `_` is a space at the end of a word. */
const stems = (list: string): string[] =>
  list
    .split(/[,\n]/)
    .map((stem) => stem.trim().replaceAll('_', ' '))
    .filter((stem) => stem !== '');

/** Of two that are hit alike, the earlier one counts. */
export const askedFor: readonly Asked[] = [
  {
    section: 'sustainability',
    weight: 4,
    stems: stems(`
      go on after, goes on after, go on when, look after the project when, remain when, will remain, que restera
      o que fica depois, fica depois, al terminar, que quedara
      sustain, continue after, after the grant, after the project, once the grant, exit strategy
      perenn, durabilite, viabilite, apres le projet, apres la subvention, a l issue du, sostenib
      despues del proyecto, despues de la subvencion, al terminar el, una vez finalizad, sustentab
      apos o projeto, apos o termino, depois do projeto, continuidade, continuidad
    `),
  },
  {
    section: 'methodology',
    table: 'risks',
    weight: 4,
    stems: stems(`
      could go wrong, go wrong, mal tourner, salir mal, correr mal
      risk, risque, riesgo, risco, mitigat, attenuation, mitigac, contingenc
    `),
  },
  {
    section: 'methodology',
    table: 'assumptions',
    weight: 4,
    stems: stems(`
      assumption, hypothes, supuesto, pressuposto
    `),
  },
  {
    section: 'team',
    table: 'safeguards',
    weight: 4,
    stems: stems(`
      children and adults at risk, keep children
      safeguard, child protection, gender, disabilit, inclusion, equality, diversity, sauvegarde
      genre, handicap, egalite, salvaguard, genero, discapacidad, igualdad, igualdade, deficienc
      inclusao, environmental impact, data protection
    `),
  },
  {
    section: 'team',
    table: 'trackRecord',
    weight: 4,
    stems: stems(`
      track record, previous project, past project, past experience, previous experience
      similar project, previous grant, projets anterieurs, projets similaires, experience anterieure
      realisations, proyectos anteriores, proyectos similares, experiencia previa, trayectoria
      projetos anteriores, projetos semelhantes, experiencia anterior, experiencia previa
    `),
  },
  {
    section: 'budget',
    weight: 3,
    stems: stems(`
      other funders, other funding, other money, funding have you, paid for, prices, financeur, otros fondos, custo_
      combien demandez, cuanto piden, receitas, ingresos, recettes
      budget, how much, cost, expenditure, spend, value for money, financial plan, funding request
      cout, depense, plan de financement, presupuest, coste, costo, gasto, cuanto, orcament
      custo, despesa, quanto custa, montant demande, monto solicitado, valor solicitado
    `),
  },
  {
    section: 'timeline',
    weight: 3,
    stems: stems(`
      timeline, timetable, schedule, work plan, workplan, milestone, when will, gantt, start date
      calendrier, echeancier, chronogram, cronogram, calendario, plan de trabajo, plan de travail
      plano de trabalho, etapes, hitos, plazos, prazos, quand, cuando, quando
    `),
  },
  {
    section: 'impact',
    table: 'outcomes',
    weight: 3,
    stems: stems(`
      how will you know, how do you know, learn from what, baseline, target_, saurez-vous, saurez vous, como sabra
      como saberao, linea base, linha de base, valeur de depart, cible_, meta_, metas_
      outcome, indicator, measure, evaluat, monitor, results framework, logical framework, logframe
      indicateur, mesurer, mesure, suivi, cadre logique, indicador, medir, medira, seguimiento
      marco logico, monitoreo, monitoramento, avaliac, avalia, quadro logico, resultados esperados
    `),
  },
  {
    section: 'impact',
    weight: 2,
    stems: stems(`
      be different, will have changed, diferenca, diferencia
      impact, difference, what will change, change will, result, achieve, benefit, expected effect
      resultat, effet, changement, retombee, impacto, cambio, lograr, logros, resultado, mudanca
      alcancar, beneficio, objective, objectif, objetivo, goal, aims
    `),
  },
  {
    section: 'team',
    weight: 3,
    stems: stems(`
      your group, the group, who runs, who leads, history, accomplishment, mission_, board_, responsible, responsavel
      collabor, colabora, outras entidades, otras entidades, parceria, experiencia, historia, votre structure
      team, staff, who will, key people, personnel, capacity, expertise, qualif, governance
      your organi, the organi, equipe, qui va, votre organi, votre association, competence, equipo
      quien, su organizacion, la organizacion, capacidad, sua organizacao, quem, partner, partenaire
      socios, aliados, parceir, capacidade, experience
    `),
  },
  {
    section: 'methodology',
    table: 'activities',
    weight: 3,
    stems: stems(`
      activit, actividad, atividade, main action, principales actions
    `),
  },
  {
    section: 'methodology',
    weight: 3,
    stems: stems(`
      theory of change, take part, participa, participe, technology, set out your, permissions
      methodolog, approach, how will you, how do you, implement, deliver, strategy, method, approche
      demarche, comment, mettre en œuvre, mise en œuvre, mise en oeuvre, metodolog, enfoque, como va
      como llevar, implementa, ejecuc, abordagem, como sera, como o projeto, execuc, estrateg, strateg
    `),
  },
  {
    section: 'executive_summary',
    weight: 3,
    stems: stems(`
      summary, summari, in brief, briefly describe, short description, overview, abstract, resume
      synthese, brievement, en quelques lignes, resumen, brevemente, sintesis, resumo, sintese
      sumario, elevator, in one sentence
    `),
  },
  {
    section: 'project_description',
    weight: 2,
    stems: stems(`
      who will benefit, whom you serve, people you serve, population, households, groupes cibles, grupos-alvo
      who benefits, poblacion, diagnostico, constat, que ferez, que fara, que va a hacer, would you like to do
      need, problem, why, describe, description, context, background, beneficiar, who benefits
      community, what will you do, what do you want, what is your project, your project, target group
      besoin, probleme, pourquoi, decri, contexte, beneficiaire, public vise, votre projet, necesidad
      problema, por que, describ, descrip, contexto, beneficiari, su proyecto, necessidade, porque
      descrev, descric, publico-alvo, publico alvo, seu projeto
    `),
  },
];

/** What a form asks about the applicant itself: no section or table holds it. */
export const askedOfApplicant: readonly string[] = stems(`
  name of, legal name, registration number, address_, telephone, phone, e-mail, email, website
  bank, iban, signature, contact person, project title, title of, date of, reference number
  nom de, nom du, adresse, numero d enregistrement, numero siret, titre du, banque, site web
  nombre de, nombre del, direccion, telefono, correo, numero de registro, titulo del, banco
  nome d, endereco, telefone, cnpj, nif, titulo do, sitio web, declar
`);
