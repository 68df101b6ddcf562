import { formerIn, newIn } from '../answer-bank.ts';

const former = formerIn('es');
const asked = newIn('es');

/** What Manos de la Selva, a federation of forest communities, has sent in Spanish. */
export const freshSpanishAnswers = [
  former(
    'es-selva-identidad',
    'Fundación Puente Andino',
    '2024-04-08',
    '¿Cuál es la misión de la organización y en qué ámbitos interviene?',
    'Manos de la Selva reúne a 31 comunidades del río Yacuma que quieren vivir del bosque sin tumbarlo. Vigilamos 84.000 hectáreas con monitores propios, transformamos castaña, cacao y copaiba en tres plantas pequeñas y defendemos los títulos de la tierra ante los jueces. Hablamos tres lenguas y decidimos en asamblea. Lo que se vende vuelve en un 70 % a las familias recolectoras.',
  ),
  former(
    'es-selva-trayectoria',
    'Fundación Puente Andino',
    '2024-04-08',
    'Relate brevemente la trayectoria de la entidad.',
    'En 2006 nueve caciques se juntaron en Puerto Lirio para frenar a una empresa maderera. Ganaron el pleito en 2009 y fundaron la federación ese mismo año. La primera planta de castaña llegó en 2013, la certificación orgánica en 2016. En 2020 compramos dos lanchas y creamos la escuela de monitores. Hoy somos 31 comunidades, con 22 empleados, casi todos nacidos en la cuenca.',
  ),
  former(
    'es-selva-problema',
    'Cooperación Norte-Sur',
    '2023-10-13',
    'Exponga la problemática que da origen a la propuesta.',
    'Entre 2019 y 2023 la cuenca perdió 6.200 hectáreas de bosque, según las imágenes de satélite del instituto nacional. Cuatro de cada cinco se abrieron para ganado, el resto para oro. El mercurio hallado en el pescado duplica lo que admite la norma. Los jóvenes se van a la ciudad: en 2022 cerraron dos escuelas por falta de alumnos. La guardia estatal tiene un solo puesto en 300 kilómetros.',
  ),
  former(
    'es-selva-destinatarios',
    'Cooperación Norte-Sur',
    '2023-10-13',
    '¿A quiénes está dirigido el proyecto?',
    'Participan de forma directa 640 familias de once comunidades tacana y movima, entre ellas 290 recolectoras de castaña y 75 jóvenes de 18 a 25 años. De manera indirecta se benefician unos 9.000 vecinos que beben del río. Se eligieron las comunidades con mayor pérdida de monte en los últimos tres años, en una asamblea abierta y con acta.',
  ),
  former(
    'es-selva-actividades',
    'Cooperación Norte-Sur',
    '2023-10-13',
    'Detalle las actividades y el cronograma.',
    'Primer trimestre: asambleas en las once comunidades y compra de equipos. Segundo: curso de 120 horas para 44 monitores y primeras patrullas. Tercero y cuarto: patrullas quincenales, viveros con 60.000 plantines y arreglo de la planta de Puerto Lirio. Quinto: siembra en 150 hectáreas degradadas y acuerdos de venta. Sexto: evaluación externa y encuentro de cierre.',
  ),
  former(
    'es-selva-mujeres',
    'Fondo Mujeres del Río',
    '2025-02-03',
    '¿Cómo incorpora el proyecto el enfoque de género?',
    'Las mujeres quiebran la castaña, los hombres cobraban: desde 2021 el pago se hace a quien trabaja. Ellas ocupan seis de once sillas en el directorio y dirigen dos de las tres plantas. Los talleres se dan cerca de casa, con comida y cuidado de los niños. En cada comunidad una promotora acompaña los casos de violencia hasta el juzgado. Contamos todo por sexo.',
  ),
  former(
    'es-selva-riesgos',
    'Cooperación Norte-Sur',
    '2023-10-13',
    'Identifique los riesgos y las medidas de mitigación.',
    'Las amenazas de mineros son el peligro mayor: las patrullas van de a seis, con radio, y nunca detienen a nadie. Una sequía puede dejar el río sin lanchas, por lo que cada comunidad guarda combustible y víveres. El precio de la castaña cae a veces a la mitad; un contrato fija un mínimo por dos años. Si cambia el gobierno, los convenios ya estarán firmados ante notario.',
  ),
  former(
    'es-selva-seguimiento',
    'Fundación Puente Andino',
    '2024-04-08',
    '¿Cómo se hará el seguimiento y la evaluación?',
    'Cada patrulla anota puntos, fotos y huellas en un teléfono que funciona sin señal; los datos se suben en Puerto Lirio. Un técnico los compara cada mes con el satélite. Los kilos acopiados salen del cuaderno de la planta. El directorio revisa doce indicadores por trimestre, y una universidad hace la evaluación final con entrevistas en las tres lenguas.',
  ),
  former(
    'es-selva-permanencia',
    'Fundación Puente Andino',
    '2024-04-08',
    '¿Qué pasará cuando termine la ayuda?',
    'La venta de castaña paga hoy el 40 % de la federación; con la planta arreglada pagará el 65 %. Los monitores cobran la mitad de un fondo que alimentan los contratos de carbono firmados en 2023. Las herramientas quedan en manos de cada comunidad, con un reglamento de uso. Lo único que dependerá de otros donantes es la defensa legal.',
  ),
  former(
    'es-selva-cuentas',
    'Fondo Mujeres del Río',
    '2025-02-03',
    'Describa los mecanismos de control administrativo y financiero.',
    'Ningún pago sale con una sola firma: la administradora prepara, el tesorero aprueba y el banco exige los dos códigos. Las compras de más de 2.000 dólares llevan tres cotizaciones. En las comunidades se rinde cuentas en una pizarra, cada mes, a la vista de todos. Una firma independiente audita los estados desde 2015 y sus dos últimos dictámenes son limpios.',
  ),
  former(
    'es-selva-aliados',
    'Fondo Mujeres del Río',
    '2025-02-03',
    '¿Con qué instituciones se articula la organización?',
    'La universidad de Trinidad analiza el pescado y el agua. El municipio de Puerto Lirio cede el muelle y paga un guardaparque. Una cooperativa de Brasil compra la mitad de la copaiba y nos enseñó a filtrarla. La defensoría del pueblo recibe las denuncias de los monitores. Con todos hay convenios escritos, que se renuevan cada dos años.',
  ),
  former(
    'es-selva-aporte',
    'Cooperación Norte-Sur',
    '2023-10-13',
    'Indique la contrapartida y otras fuentes de financiamiento.',
    'La federación pone 42.000 dólares: la mitad en efectivo, de las ventas, y el resto en jornales, lanchas y comida valorados según la tabla del municipio. Una fundación alemana aporta 30.000 para los viveros, ya transferidos. El Estado reconoce el sueldo de dos guardaparques. Queda pendiente la respuesta de un fondo de clima, por 18.000, que no condiciona lo demás.',
  ),
];

/** Ten are answered by what was sent before, three are not. */
export const freshSpanishQuestions = [
  asked('es-selva-identidad', '¿Quiénes son ustedes y a qué se dedican?'),
  asked('es-selva-trayectoria', 'Cuéntennos cómo nació el grupo y qué ha logrado hasta hoy.'),
  asked('es-selva-problema', '¿Por qué es urgente actuar? Aporten cifras de deforestación o contaminación.'),
  asked('es-selva-destinatarios', '¿Cuántas personas y qué comunidades saldrán beneficiadas?'),
  asked('es-selva-actividades', '¿Qué harán en cada trimestre?'),
  asked('es-selva-mujeres', '¿Qué lugar ocupan las mujeres y qué cambiará para ellas?'),
  asked('es-selva-riesgos', '¿Qué riesgos prevén y qué harían si se cumplen?'),
  asked('es-selva-seguimiento', '¿Con qué indicadores medirán los avances y quién recoge los datos?'),
  asked('es-selva-cuentas', '¿Quién firma los pagos? ¿Una empresa independiente audita las cuentas?'),
  asked('es-selva-aliados', '¿Con quién colaboran y qué hace cada socio?'),
  asked(null, 'Indiquen el número de camas, de quirófanos y de enfermeras por turno.'),
  asked(null, '¿Qué derechos de autor tiene la obra teatral y quién firma la dramaturgia?'),
  asked(null, 'Adjunten el plano de evacuación del edificio y la licencia de obra.'),
];
