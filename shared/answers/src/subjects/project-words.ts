import type { SubjectWords } from './subject.ts';

/**
 * What funders ask about the work itself. Phrases are separated by commas and compared by stems, with up to two other
 * words between theirs; a phrase with "?" only hints at the subject. Where a language says nothing new, it says nothing.
 */
export const projectSubjects = {
  summary: {
    label: 'Summary',
    en: 'summary, summarize, overview, in brief, brief description, short description, abstract, in a nutshell, describe project, about project, elevator pitch, title of project, project in sentence',
    fr: 'résumé, résumer, synthèse, en bref, brève description, décrivez projet, présentez projet, présentation du projet, intitulé du projet, en quelques lignes',
    es: 'resumen, resuma, síntesis, breve descripción, describa proyecto, presente proyecto, presentación del proyecto, en pocas palabras, título del proyecto',
    pt: 'resumo, resuma, síntese, breve descrição, descreva projeto, apresente projeto, apresentação do projeto, em poucas palavras, título do projeto',
  },
  need: {
    label: 'Need',
    en: 'need, needed, problem, issue, challenge, necessary, why this project, why necessary, justification, justify need, context, root cause, causes, evidence of need, demand for, gap, gaps, unmet, urgent, current situation, difficulties, address?, statistics?, figures?, evidence?, suffer?, lack?, lacks?, deprived, deprivation, poverty, rationale, what is wrong, hardship, barriers?, households?, cases?, shortage, scarcity, situation?',
    fr: 'besoin, problème, problématique, nécessaire, pourquoi ce projet, justification, justifiez, contexte, causes, constat, diagnostic, enjeu, difficultés, contraintes, défi, manque?, pauvreté, précarité, situation actuelle, chiffres?, lacune, urgence?, pénurie, état des lieux, raison d’être du projet, données?, cas?, situation?',
    es: 'necesidad, necesario, problema, problemática, justificación, justifique, contexto, causas, diagnóstico, desafío, reto, dificultades, carencia, falta?, hace falta, por qué este proyecto, pobreza, situación actual, datos?, brecha, urgente, escasez, qué ocurre, casos?, situación?, a quién afecta',
    pt: 'necessidade, necessário, necessária, problema, justificativa, justificação, justifique, contexto, causas, diagnóstico, desafio, dificuldades, carência, falta?, por que este projeto, pobreza, situação atual, dados?, lacuna, urgente, escassez, casos?, situação?, enfrenta?',
  },
  beneficiaries: {
    label: 'People reached',
    en: 'beneficiary, beneficiaries, target group, target population, target audience, who will benefit, benefit from, who benefits, gain from, how many people, people reached, people served, number of participants, participants, users of service, clients, population served, who will be helped, whom do you serve, who do you serve, whom will you reach, directly and indirectly, indirect, reach?, disaggregated, demographics, age groups?, households?, people?, families?, pupils?, communities?, recipients, intended for, aimed at, for whom, caseload',
    fr: 'bénéficiaires, public cible, groupes cibles, publics, public visé, destinataires, à qui, pour qui, combien de personnes, profiteront, profiter, toucher?, personnes touchées, usagers, participants, population concernée, directement et indirectement, ventilés par sexe, tranches d’âge?, familles?, élèves?, habitants?, personnes?',
    es: 'beneficiarios, destinatarios, población destinataria, población objetivo, grupo meta, grupo objetivo, público objetivo, a quién va dirigido, para quién, cuántas personas, beneficiarse, se benefician, beneficiará, usuarios, participantes, alcanzar?, directa e indirectamente, desagregada por sexo, edad?, familias?, alumnos?, personas?, colectivo',
    pt: 'beneficiários, público-alvo, público alvo, grupos-alvo, população-alvo, destinatários, a quem se destina, para quem, quantas pessoas, ganham, se beneficiam, beneficiar, utentes, usuários, participantes, atingir?, direta e indiretamente, desagregados por sexo, idade?, famílias?, alunos?, pessoas?',
  },
  selection: {
    label: 'How people are chosen',
    en: 'selection criteria, select participants, participants selected, selected, chosen, choose participants, choose beneficiaries, how are people chosen, recruit participants, recruit beneficiaries, enroll, enrollment, enrol, outreach, hard to reach, identify participants, find participants, referral, referred, waiting list, eligibility of participants, priority given to, admission',
    fr: 'critères de sélection, sélection, sélectionnés, choisis, choisir les bénéficiaires, recruter les participants, inscription, repérage, orientation du public, identifier les bénéficiaires, liste d’attente, admission',
    es: 'criterios de selección, selección, seleccionar, seleccionan, elegir a los beneficiarios, elegidos, elección de, inscripción, captación, identificar a los beneficiarios, derivación, lista de espera, admisión',
    pt: 'critérios de seleção, seleção, selecionar, selecionados, escolher os beneficiários, escolhidos, inscrição, captação, identificar os beneficiários, encaminhamento, lista de espera, admissão',
  },
  objectives: {
    label: 'Objectives',
    en: 'objective, goal, aim, aims, purpose of project, want to achieve, hope to achieve, seek to achieve, intend to achieve, trying to achieve, set out to, overall objective, specific objective, ambition, intentions, targets?, strive',
    fr: 'objectif, but, finalité, visée, souhaitez atteindre, voulez atteindre, ambition, objectif général, objectifs spécifiques, vise à',
    es: 'objetivo, meta, finalidad, propósito, quiere lograr, pretende, conseguir?, objetivo general, objetivos específicos, fines',
    pt: 'objetivo, meta?, finalidade, propósito, quer alcançar, pretende, alcançar?, objetivo geral, objetivos específicos, fins?',
  },
  activities: {
    label: 'Activities',
    en: 'activity, activities, what will you do, what do you plan to do, what you intend to do, work plan, workplan, action plan, carry out, implement, implementation, deliver the project, delivery, steps, tasks, how will it work, how will project run, program of work, interventions, services provided, what happens, operational plan, who does what?, build?, organize?, workshops?, sessions?, train?, survey?',
    fr: 'activités, actions, que ferez-vous, que ferez, que comptez-vous faire, plan d’action, mise en œuvre, mettre en œuvre, déroulement, étapes, tâches, réaliser, réalisation, programme d’activités, ateliers?, construire?, formation?, plan de travail, interventions',
    es: 'actividades, acciones, qué va a hacer, qué hará, plan de acción, plan de trabajo, implementación, implementar, ejecutar, ejecución, desarrollo del proyecto, pasos, tareas, llevar a cabo, realizar, talleres?, obras?, capacitación?, intervenciones, puesta en marcha',
    pt: 'atividades, ações, o que vai fazer, o que farão, plano de ação, plano de trabalho, implementação, implementar, executar, execução, desenvolvimento do projeto, etapas, tarefas, realizar, oficinas?, obras?, formação?, intervenções, levar a cabo',
  },
  timeline: {
    label: 'Timeline',
    en: 'timeline, timetable, schedule, calendar, gantt, month by month, months, by month, start date, end date, when will, duration, how long will, phase, phases, stages, sequence, milestone, quarter?, what happens first, first what follows, what happens when, deadlines?, begin?, january?, december?',
    fr: 'calendrier, chronogramme, échéancier, planning, mois par mois, mois?, quand?, durée, phases, étapes, jalons, début et fin, date de début, trimestre?, janvier?, décembre?',
    es: 'cronograma, calendario, mes a mes, por meses, meses?, cuándo?, duración, plazos, fases, etapas, hitos, fecha de inicio, trimestre?, enero?, diciembre?',
    pt: 'cronograma, calendário, mês a mês, por meses, meses?, quando?, duração, prazos, fases, etapas, marcos, data de início, trimestre?, janeiro?, dezembro?',
  },
  approach: {
    label: 'Approach',
    en: 'approach, methodology, method, methods, model, strategy, why this approach, how will you tackle, how do you work, best practice, good practice, evidence-based, evidence base, pedagogy, techniques, way of working, principles, why do you believe it works, proven, design of project',
    fr: 'approche, méthodologie, méthode, démarche, stratégie, modèle, bonnes pratiques, pédagogie, manière de travailler, principes, comment travaillez-vous',
    es: 'enfoque, metodología, método, estrategia, modelo, buenas prácticas, pedagogía, forma de trabajar, principios, cómo trabajan',
    pt: 'abordagem, metodologia, método, estratégia, modelo, boas práticas, pedagogia, forma de trabalhar, princípios, como trabalham',
  },
  theory: {
    label: 'Theory of change',
    en: 'theory of change, logic model, logical framework, logframe, causal, causal chain, how change happens, how does change come about, pathway, assumptions, link between activities and outcomes, leads to, lead to change, intervention logic, why will it lead, results chain, follows that',
    fr: 'théorie du changement, cadre logique, logique d’intervention, chaîne de résultats, hypothèses, lien de cause, chaîne causale, comment le changement',
    es: 'teoría del cambio, marco lógico, lógica de intervención, cadena de resultados, supuestos, hipótesis, relación causal, cómo se produce el cambio',
    pt: 'teoria da mudança, teoria de mudança, quadro lógico, marco lógico, matriz lógica, lógica de intervenção, cadeia de resultados, pressupostos, hipóteses, como a mudança acontece',
  },
  outcomes: {
    label: 'Outcomes',
    en: 'outcome, outcomes, result, results, impact, difference, what will be different, what will change, what changes, changes, change, make a difference, success look like, effects, long-term effects, benefits, improve, improvement, transform, achieve by the end, expected results, what will have changed, better off, after two years?',
    fr: 'résultats attendus, résultat, impact, effets, changement, qu’est-ce qui changera, ce qui va changer, différence, améliorer, amélioration, retombées, transformer, bénéfices, apport',
    es: 'resultados, resultados esperados, impacto, efectos, cambio, qué cambiará, qué va a cambiar, diferencia, mejorar, mejora, transformar, logros esperados, beneficios',
    pt: 'resultados, resultados esperados, impacto, efeitos, mudança, o que vai mudar, o que mudará, diferença, melhorar, melhoria, transformar, benefícios',
  },
  outputs: {
    label: 'Outputs',
    en: 'output, outputs, deliverable, products of project, produce, what will be produced, number of sessions, quantities',
    fr: 'livrables, réalisations, produits du projet, extrants, productions',
    es: 'productos, entregables, productos del proyecto, realizaciones',
    pt: 'produtos, entregáveis, entregas, produtos do projeto, realizações',
  },
  monitoring: {
    label: 'Monitoring and evaluation',
    en: 'monitor, monitoring, evaluate, evaluation, measure, measured, measurement, indicator, indicators, track, tracked, tracking, how will you know, know whether, know that it works, baseline, target values, targets, data collection, collect data, who collects, assess, assessment, metrics, progress, review progress, verify, verification, means of verification, evidence of success, prove, survey, surveys, questionnaires, record figures, tested each, falls behind, tablet?, notebook?, kpi',
    fr: 'suivi, évaluation, évaluer, mesurer, mesurerez, indicateurs, suivre, comment saurez-vous, valeurs de départ, situation de référence, cibles, collecte de données, collecter, vérification, sources de vérification, tableau de bord, enquête, questionnaires, avancement, relever?, suivi-évaluation',
    es: 'seguimiento, monitoreo, evaluación, evaluar, medir, medirá, medición, mide, indicadores, cómo sabrá, cómo sabrán, línea base, línea de base, metas, recogida de datos, recolección de datos, verificación, fuentes de verificación, encuestas, cuestionarios, avance, progreso, cada cuánto',
    pt: 'monitoria, monitoramento, monitorização, acompanhamento, avaliação, avaliar, medir, medidas, medição, indicadores, como saberá, como saberão, linha de base, metas, coleta de dados, recolha de dados, verificação, meios de verificação, inquéritos, questionários, progresso, avanço',
  },
  learning: {
    label: 'Lessons learned',
    en: 'lesson, lessons, lessons learned, learn, learned, learning, failure, failed, mistake, did not work, went wrong, what would you do differently, adapt, adapted, adjust, improve practice, reflection, experience taught, disappointed, setback, since then',
    fr: 'leçons, enseignements, apprentissage, échec, erreur, n’a pas marché, n’a pas fonctionné, appris, tirer, feriez-vous autrement, ajuster, adapté, retour d’expérience, capitalisation, capitaliser',
    es: 'lecciones, lecciones aprendidas, aprendizaje, aprendizajes, fracaso, error, no funcionó, salió mal, aprendido, aprendieron, ajustar, adaptado, haría distinto, autocrítica',
    pt: 'lições, lições aprendidas, aprendizagem, aprendizado, aprendizados, fracasso, falha, erro, não funcionou, deu errado, correu mal?, aprendido, aprenderam, aprendeu, ajustar, adaptado, faria diferente',
  },
  sustainability: {
    label: 'After the grant',
    en: 'sustainability, sustain, sustained, sustainable, after the grant, after the funding, once funding ends, once our money is spent, when the grant ends, when our support ends, when we stop paying, without our support, after the project, end of the project, beyond the grant, life of grant, continue, continuation, keep going, keep running, lasting, last beyond, long-term, durable, permanence, maintain, maintenance, upkeep, repairs, spare parts, operate and maintain, running costs, who will pay, who pays, take over, fees paid?',
    fr: 'durabilité, pérennité, pérenniser, pérennisation, viabilité, durable, après la fin du financement, après le financement, après notre soutien, après la subvention, une fois notre aide, à la fin du projet, au-delà du projet, se poursuivra, poursuivre, continuer, maintien, entretien, maintenance, réparations, pièces de rechange, pièces?, qui paiera, prendre le relais, long terme',
    es: 'sostenibilidad, sustentabilidad, sostenible, continuidad, continuará, después del proyecto, al terminar, al finalizar, tras la subvención, cuando termine la financiación, cuando se acabe nuestro dinero, cuando acabe, sin nuestro apoyo, más allá del proyecto, mantenimiento, mantendrá, mantener, operará, reparaciones, repuestos, quién paga, quién pagará, largo plazo, perdurar',
    pt: 'sustentabilidade, sustentável, continuidade, continuará, continuar, depois do projeto, após o projeto, ao terminar, no fim do financiamento, quando o nosso dinheiro acabar, quando acabar, sem o nosso apoio, além do projeto, manutenção, manter, reparações, reparos, peças, quem paga, quem pagará, longo prazo, perdurar, perenidade',
  },
  exit: {
    label: 'Exit',
    en: 'exit strategy, exit, phase out, phasing out, hand over, handover, withdraw, withdrawal, transition, leave the community, responsible ending, wind down, when will you leave, no longer be needed',
    fr: 'stratégie de sortie, désengagement, retrait, transfert de responsabilités, passation, transition, remise aux, quitter',
    es: 'estrategia de salida, salida, retirada, traspaso, transferencia de responsabilidades, transición, entrega a la comunidad, retirarse',
    pt: 'estratégia de saída, saída, retirada, transferência de responsabilidades, passagem, transição, entrega à comunidade, retirar-se',
  },
  scaling: {
    label: 'Growth and replication',
    en: 'scale, scale up, scaling, scalable, replicate, replicated, replication, replicable, expand, expansion, roll out, extend to other, copy, copied, elsewhere, other regions, transfer to other, spread, grow the model, wider adoption, multiplier, potential for growth, mainstream',
    fr: 'changement d’échelle, passage à l’échelle, essaimage, essaimer, reproduire, reproductible, réplicable, étendre, extension, déployer ailleurs, ailleurs, transférable, d’autres territoires, multiplier',
    es: 'escalar, escalabilidad, escala, replicar, replicable, réplica, ampliar, expansión, extender, otros lugares, otras regiones, transferible, copiar, crecimiento, multiplicador',
    pt: 'escalar, escala, escalabilidade, replicar, replicável, replicação, ampliar, expansão, expandir, outros lugares, outras regiões, transferível, copiar, crescimento, multiplicador',
  },
  innovation: {
    label: 'Innovation',
    en: 'innovation, innovative, innovate, new, novel, novelty, original, originality, first of its kind, never been done, nobody done before, not been done before, different from others, distinctive, distinguishes, unique, uniqueness, stand out, sets you apart, creative, pilot, experiment, cutting-edge, what makes your project special, added value',
    fr: 'innovation, innovant, innovante, innover, nouveau, nouveauté, original, originalité, inédit, se distingue, différent des autres, unique, expérimental, valeur ajoutée, pilote, caractère novateur, novateur',
    es: 'innovación, innovador, innovadora, innovar, nuevo, novedad, novedoso, original, inédito, se distingue, diferente de otros, único, experimental, valor añadido, valor agregado, piloto, qué aporta de nuevo',
    pt: 'inovação, inovador, inovadora, inovar, novo, novidade, original, inédito, se distingue, diferente de outros, único, experimental, valor acrescentado, valor agregado, piloto, diferencial',
  },
  location: {
    label: 'Place',
    en: 'where will, location, geographic area, geographical, region, area of operation, where do you work, where project takes place, site, sites, which country, districts, map, catchment, territory, neighborhood?, villages?',
    fr: 'lieu, où se déroulera, zone d’intervention, zone géographique, territoire, région, localisation, communes?, périmètre, implantation',
    es: 'lugar, dónde se realizará, zona de intervención, ámbito geográfico, territorio, región, localización, ubicación, municipios?, comunidades?',
    pt: 'local, onde será, zona de intervenção, área geográfica, território, região, localização, municípios?, comunidades?, abrangência',
  },
} as const satisfies Record<string, SubjectWords>;
