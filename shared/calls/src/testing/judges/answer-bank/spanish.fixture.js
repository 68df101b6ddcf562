import { formerIn, newIn } from './answer-bank.js';

const former = formerIn('es');
const asked = newIn('es');
/** What its sister organization, Orillas Abiertas, has sent in Spanish. */
export const spanishAnswers = [
  former(
    'es-mision',
    'Fundación Puente Alto',
    '2024-03-18',
    '¿A qué se dedica la entidad y desde cuándo?',
    'Orillas Abiertas trabaja desde 2012 con comunidades del altiplano que quieren agua segura y escuelas que no cierren. Formamos comités, reparamos sistemas de agua y acompañamos a docentes en higiene. Somos nueve personas contratadas y treinta voluntarias, y estamos en 47 comunidades de dos provincias de La Paz.',
  ),
  former(
    'es-necesidad',
    'Instituto Regional de Cooperación',
    '2024-02-23',
    'Contexto y justificación: ¿qué problema existe y a quién afecta?',
    'En Pacajes, siete de cada diez familias beben de vertientes sin protección. El centro de salud registró 960 casos de diarrea en menores de cinco años en 2023. En invierno las fuentes se hielan y las niñas caminan dos horas por agua antes de clase. El único sistema por gravedad tiene treinta años y pierde la mitad del caudal.',
  ),
  former(
    'es-destinatarios',
    'Instituto Regional de Cooperación',
    '2024-02-23',
    'Describa la población destinataria, desagregada por sexo y edad.',
    'El proyecto llega a 1.620 personas de seis comunidades aymaras: 842 mujeres y 778 hombres; 610 tienen menos de quince años y 190 más de sesenta. De forma indirecta alcanza a 4.000 vecinos que usan la feria y la posta. Las comunidades se eligieron en asamblea, de una lista del municipio con las que carecen de toda red.',
  ),
  former(
    'es-actividades',
    'Fundación Puente Alto',
    '2024-03-18',
    '¿Qué va a hacer? Explique las actividades por meses.',
    'De enero a marzo medimos caudales y elegimos trazados con cada comunidad. De abril a agosto se tienden once kilómetros de tubería y se construyen seis tanques con mano de obra local. A la vez capacitamos comités en cuentas y dos plomeras por comunidad. De septiembre a noviembre las escuelas instalan lavamanos y forman brigadas de salud.',
  ),
  former(
    'es-riesgos',
    'Instituto Regional de Cooperación',
    '2024-02-23',
    'Riesgos y medidas previstas',
    'La helada puede romper tuberías: van enterradas a ochenta centímetros. El precio del acero puede subir, y por eso se compra en el primer mes. Un bloqueo de caminos detendría el transporte; guardamos material para seis semanas. Si cambia el alcalde, el convenio firmado por el concejo sigue vigente.',
  ),
  former(
    'es-seguimiento',
    'Fondo Mares Vivos',
    '2025-04-28',
    'Plan de seguimiento: quién mide, qué y cada cuánto',
    'Cada comité anota caudal, cloro y averías en un cuaderno. Nuestra técnica reúne los cuadernos cada mes, analiza el agua cada trimestre y visita veinticinco hogares dos veces al año. Indicadores, línea base y metas caben en una tabla que ve todo el equipo; si un dato se atrasa dos meses, la coordinadora viaja.',
  ),
  former(
    'es-sostenibilidad',
    'Instituto Regional de Cooperación',
    '2024-02-23',
    '¿Quién operará y mantendrá los sistemas de agua al terminar?',
    'Cada familia paga ocho bolivianos al mes a la cuenta del comité. Con eso se compran repuestos y se paga a la plomera; así lo muestran cinco años de cuentas en dieciocho comunidades. El municipio revisa los tanques una vez al año por convenio. De 38 sistemas entregados antes de 2021, 35 no han vuelto a pedir dinero.',
  ),
  former(
    'es-participacion',
    'Fundación Tierra Nueva',
    '2025-03-30',
    '¿Cómo participan las madres y los padres?',
    'Las familias deciden en asamblea el lugar de cada grifo y ponen arena, piedra y treinta jornales por casa. Madres y padres se turnan para cuidar los lavamanos de la escuela y llevan la llave de la caja. Dos veces al año escuchan las cuentas en voz alta y votan si la cuota sube, baja o queda igual.',
  ),
  former(
    'es-experiencia',
    'Fondo Mares Vivos',
    '2025-04-28',
    '¿Qué donaciones ha manejado antes, de quién y por cuánto?',
    'Desde 2017 hemos ejecutado cinco donaciones de entre 30.000 y 140.000 dólares, de cuatro financiadores; la mayor, del Instituto Regional de Cooperación, para doce comunidades. Todas cerraron en plazo y con auditoría externa sin salvedades. Devolvimos 1.150 dólares no gastados. Se adjuntan tres cartas de referencia.',
  ),
  former(
    'es-genero',
    'Instituto Regional de Cooperación',
    '2024-02-23',
    'Explique cómo se incorporan los enfoques de género, de derechos y de medio ambiente.',
    'Las mujeres acarrean el agua y por eso presiden la mitad de los comités. Las plomeras formadas cobran lo mismo que los hombres. El agua se trata como derecho: nadie queda sin ella por no pagar, la asamblea perdona la cuota a viudas y enfermos. Alrededor de cada vertiente se plantan queñuas y se cierra el paso al ganado.',
  ),
];
export const spanishQuestions = [
  asked('es-mision', 'Cuente quiénes son, dónde trabajan y con cuánta gente.'),
  asked('es-necesidad', '¿Por qué hace falta este trabajo? Dé datos de salud y de acceso al agua.'),
  asked(
    'es-destinatarios',
    '¿Cuántas mujeres, hombres, niños y ancianos se benefician directa e indirectamente?',
  ),
  asked('es-actividades', 'Presente el cronograma: qué obras y capacitaciones, y cuándo.'),
  asked('es-riesgos', '¿Qué podría salir mal y cómo lo evitarían?'),
  asked('es-sostenibilidad', 'Cuando se acabe nuestro dinero, ¿quién paga los repuestos y las reparaciones?'),
  asked('es-participacion', '¿Qué aportan las familias y en qué decisiones votan?'),
  asked('es-experiencia', '¿Han administrado fondos de otros financiadores? Indique montos y auditorías.'),
  asked(null, '¿Qué guion y qué reparto tendrá la película, y dónde se rodará?'),
  asked(null, 'Detalle la patente de su semiconductor y su fase de prototipo.'),
];
//# sourceMappingURL=spanish.fixture.js.map
