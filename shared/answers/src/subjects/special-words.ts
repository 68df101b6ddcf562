import type { SubjectWords } from './subject.ts';

/**
 * What only some funders ask: known by name, so that a question about it does not find an answer about something else
 * only because both speak of a plan or of people.
 */
export const specialSubjects = {
  property: {
    label: 'Building and property',
    en: 'planning permission, building work, construction, land ownership, own the land, own the building, lease, freehold, landlord, property, premises, architect, architectural, refurbishment, renovation, heritage building, capital works, equipment purchase, vehicle, vehicles',
    fr: 'permis de construire, travaux, bâtiment, propriété du terrain, propriétaire, foncier, bail, locaux, architecte, rénovation, patrimoine, véhicule, équipement acheté',
    es: 'licencia de obras, permiso de construcción, edificio, propiedad del terreno, propietario, arrendamiento, local, arquitecto, rehabilitación, patrimonio, vehículo, inmueble',
    pt: 'licença de construção, edifício, propriedade do terreno, proprietário, arrendamento, instalações, arquiteto, reabilitação, reforma do prédio, património, patrimônio, veículo, imóvel',
  },
  technology: {
    label: 'Technology',
    en: 'technology readiness, software, app, hardware, digital platform, it system, prototype, semiconductor, algorithm, artificial intelligence, cybersecurity, source code, server, technical specification, user interface, machine learning',
    fr: 'logiciel, application numérique, plateforme numérique, système informatique, prototype, semi-conducteur, algorithme, intelligence artificielle, cybersécurité, code source, cahier des charges techniques',
    es: 'software, aplicación móvil, plataforma digital, sistema informático, prototipo, semiconductor, algoritmo, inteligencia artificial, ciberseguridad, código fuente, especificaciones técnicas',
    pt: 'software, aplicativo, aplicação móvel, plataforma digital, sistema informático, protótipo, semicondutor, algoritmo, inteligência artificial, cibersegurança, código-fonte, especificações técnicas',
  },
  intellectualProperty: {
    label: 'Intellectual property',
    en: 'patent, patents, trademark, copyright, intellectual property, licensing, royalties, inventor, invention, open source license',
    fr: 'brevet, brevets, marque déposée, droits d’auteur, propriété intellectuelle, licence d’exploitation, redevances, invention',
    es: 'patente, patentes, marca registrada, derechos de autor, propiedad intelectual, licencias de explotación, regalías, invención',
    pt: 'patente, patentes, registo da marca, marca registrada, direitos de autor, direitos autorais, propriedade intelectual, royalties, invenção',
  },
  research: {
    label: 'Research',
    en: 'research design, hypothesis, clinical trial, trial phase, ethics board, ethics committee, ethical approval, protocol, human subjects, laboratory, literature review, principal investigator, peer review, sampling, sample size, statistical power, thesis, doctoral, scientific',
    fr: 'hypothèse de recherche, essai clinique, comité d’éthique, protocole, laboratoire, revue de littérature, investigateur principal, échantillon, thèse, doctorant, scientifique, état de l’art',
    es: 'hipótesis de investigación, ensayo clínico, comité de ética, protocolo, laboratorio, revisión bibliográfica, investigador principal, muestra estadística, tesis, doctoral, científico, estado del arte',
    pt: 'hipótese de pesquisa, ensaio clínico, comité de ética, comitê de ética, protocolo, laboratório, revisão bibliográfica, investigador principal, pesquisador, amostra, tese, doutoramento, científico, estado da arte',
  },
  medicine: {
    label: 'Medical supplies and care',
    en: 'vaccine, vaccines, medicines, drugs, cold chain, refrigerator, patients, surgery, surgical, diagnosis, hospital beds, dosage, pharmacist, clinical, prescription, nurses',
    fr: 'vaccins, médicaments, chaîne du froid, réfrigérateurs, patients, chirurgie, diagnostic médical, lits d’hôpital, pharmacien, clinique, infirmières',
    es: 'vacunas, medicamentos, cadena de frío, refrigerador, pacientes, cirugía, camas de hospital, farmacéutico, clínico, enfermeras',
    pt: 'vacinas, medicamentos, cadeia de frio, frigorífico, geladeira, pacientes, cirurgia, leitos, farmacêutico, clínico, enfermeiras',
  },
  arts: {
    label: 'Arts and culture',
    en: 'exhibition, artist, artists, artworks, paintings, repertoire, orchestra, concert, festival, performance, theater, theatre, play, stage, choreography, film, script, cast, shooting, screenplay, museum, gallery, curator, collection, novel manuscript, music, composer, premiere, rehearsals, audience figures, ticket sales, tickets',
    fr: 'exposition, œuvres, exposées, accrochage, artiste, artistes, répertoire, orchestre, concert, festival, spectacle, théâtre, scène, chorégraphie, film, scénario, tournage, musée, galerie, commissaire d’exposition, musique, compositeur, répétitions, billetterie',
    es: 'exposición, obras de arte, artista, artistas, repertorio, orquesta, concierto, festival, espectáculo, teatro, escena, coreografía, película, guion, reparto, rodaje, rodará, museo, galería, comisario, música, compositor, ensayos, taquilla, entradas',
    pt: 'exposição, obras de arte, artista, artistas, repertório, orquestra, concerto, festival, espetáculo, teatro, peças de teatro, encenadas, palco, coreografia, filme, roteiro, elenco, filmagem, museu, galeria, curador, música, compositor, ensaios, bilheteira, bilheteria',
  },
  commerce: {
    label: 'Business and sales',
    en: 'customers, sales, exports, export volume, competitors, market share, market analysis, shareholders, investors, pricing, profit, profit margin, company, turnover of the company, revenue forecast, cash flow forecast, go-to-market, distribution channels, equity stake, loan, loans, repay',
    fr: 'clients, ventes, exportations, concurrents, part de marché, étude de marché, actionnaires, investisseurs, bénéfice commercial, chiffre d’affaires, entreprise, prévisions de trésorerie, distribution commerciale, prêt, rembourser',
    es: 'clientes, ventas, exportaciones, competidores, cuota de mercado, estudio de mercado, accionistas, inversores, ganancias, facturación, empresa, flujo de caja, canales de distribución, préstamo, devolver el préstamo',
    pt: 'clientes, vendas, exportações, concorrentes, quota de mercado, estudo de mercado, acionistas, investidores, lucro, faturação, faturamento, empresa, fluxo de caixa, canais de distribuição, empréstimo, reembolsar',
  },
  events: {
    label: 'Events and sport',
    en: 'venue, event organization, attendance, spectators, tournament, championship, athletes, league, sports facility, coaches, catering, speakers, program of the event',
    fr: 'lieu de la manifestation, événement, spectateurs, tournoi, championnat, athlètes, ligue, équipement sportif, entraîneurs, restauration, intervenants',
    es: 'sede del evento, evento, espectadores, torneo, campeonato, atletas, deportistas, liga, instalación deportiva, entrenadores, ponentes',
    pt: 'local do evento, evento, espectadores, torneio, campeonato, atletas, liga, instalação desportiva, treinadores, oradores, palestrantes',
  },
  animals: {
    label: 'Animals',
    en: 'animal welfare, animals, veterinary, livestock breeds, species, captive, shelter for animals, breeding',
    fr: 'bien-être animal, animaux, vétérinaire, espèces, élevage de races, refuge animalier, captivité',
    es: 'bienestar animal, animales, veterinario, especies, refugio de animales, cautividad, cría de',
    pt: 'bem-estar animal, animais, veterinário, espécies, abrigo de animais, cativeiro, criação de raças',
  },
  employment: {
    label: 'Working conditions',
    en: 'working conditions, pay policy, remuneration, wages, living wage, staff welfare, wellbeing of staff, labor rights, trade union, gender pay gap, human resources policy, equal pay',
    fr: 'conditions de travail, rémunération, politique salariale, bien-être du personnel, droit du travail, syndicat, écarts de salaire',
    es: 'condiciones laborales, remuneración, política salarial, bienestar del personal, derechos laborales, sindicato, brecha salarial, igualdad salarial',
    pt: 'condições de trabalho, remuneração, política salarial, bem-estar da equipa, direitos laborais, direitos trabalhistas, sindicato, disparidade salarial',
  },
  faith: {
    label: 'Faith and politics',
    en: 'religious, religion, faith, church, worship, proselytize, political party, party political',
    fr: 'religieux, religion, culte, église, prosélytisme, parti politique, laïcité',
    es: 'religioso, religión, culto, iglesia, proselitismo, partido político, confesional',
    pt: 'religioso, religião, culto, igreja, proselitismo, partido político, confessional',
  },
} as const satisfies Record<string, SubjectWords>;
