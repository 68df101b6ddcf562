/** What an objective may begin with before its verb: "Objective 1:", "By June 2027, ", "We will ". */
export const leadIn =
  /^(?:(?:specific )?objective \d{1,2}\s*[:.–-]\s*|\(?\d{1,2}[.)]\s+|[-–•*]\s+|(?:by|before|until|within|in) [^,]{3,40},\s*|(?:the project will|we will|we want to|we|will|to|kwa)\s+)*/iu;

const english =
  'build|construct|drill|install|train|reduce|increase|raise|improve|provide|establish|equip|enrol|enroll|support|strengthen|reach|create|develop|deliver|lower|cut|bring|plant|restore|protect|vaccinate|screen|treat|teach|distribute|rehabilitate|repair|connect|form|launch|expand|ensure|help|enable|organise|organize|conduct|set up|open|feed|supply|double|halve|grow|keep|link|map|place|register|recruit|renovate|scale|serve|start|upgrade|mobilise|mobilize|promote|mentor|coach|publish|certify|test|house|rescue|collect|clean|recycle|replace|end|shorten|prevent|achieve|empower';
const others =
  // Swahili, French, Spanish and Portuguese infinitives; Arabic verbal nouns.
  'ku\\p{L}{4,}|réduire|augmenter|former|construire|installer|améliorer|fournir|renforcer|créer|soutenir|vacciner|reducir|aumentar|capacitar|construir|instalar|mejorar|fortalecer|crear|apoyar|reduzir|treinar|melhorar|fornecer|criar|apoiar|رفع|زيادة|خفض|تقليل|تدريب|بناء|إنشاء|توفير|تحسين|تركيب|دعم|تطعيم';

/** The verb, if a known one begins the objective; in Chinese it comes later. */
export const verbs = new RegExp(
  `^(?:${english}|${others})(?![\\p{L}\\p{M}])|(?<=^.{0,30})(?:提高|降低|减少|增加|培训|建设|建立|提供|改善|修建|安装|支持)`,
  'iu',
);

/** Who benefits from an objective. */
export const population =
  /(?<![\p{L}\p{M}])(?:people|persons?|individuals|women|men|mothers|fathers|parents|widows|girls|boys|children|infants|newborns|adults|elders|youths?|young people|adolescents|teenagers|students|pupils|learners|graduates|teachers|trainees|patients|clients|families|family|households?|homes|farmers?|herders?|fishers?|fishermen|artisans|entrepreneurs|traders|workers|midwives|nurses|doctors|mechanics|volunteers|residents|villagers|refugees|migrants|survivors|members|beneficiar(?:y|ies)|communit(?:y|ies)|committees?|cooperatives?|groups|schools|villages|clinics|smallholders|caregivers|leaders|owners|users|visitors|watu|wanawake|wanaume|watoto|wasichana|wavulana|vijana|wanafunzi|walimu|wakulima|wafugaji|kaya|familia|wanajamii|wagonjwa|personnes|femmes|hommes|enfants|filles|garçons|jeunes|élèves|étudiants|enseignants|agriculteurs|familles|ménages|personas|mujeres|hombres|niños|niñas|jóvenes|estudiantes|docentes|familias|hogares|pessoas|mulheres|crianças|jovens|famílias|alunos)(?![\p{L}\p{M}])(?: (?:under|over|aged|between) [\p{L}\d-]+(?: (?:and|to) [\p{L}\d-]+)?)?|人口|村民|居民|儿童|妇女|女孩|学生|教师|农民|牧民|家庭|住户|农户|患者|青年|[万千百\d]人|户|(?:ال)?(?:أسر|أسرة|شخص|أشخاص|أطفال|طفل|نساء|فتيات|طلاب|معلمين|معلمات|مزارعين|شباب|مرضى|سكان)(?![\p{L}\p{M}])/iu;

/** The noun after a number: "22 pump mechanics, at least" counts pump mechanics. */
export const counted =
  /^\s?((?:(?!(?:by|in|within|until|before|after|for|at|of|that|who|which|to|and|or|with|on|from|is|are|per|a|an|each|every|will|would|should|can|have|has|get|gain|adopt|receive|attend|complete)(?![\p{L}\p{M}]))[\p{L}\p{M}][\p{L}\p{M}’'-]*\s?){1,4})/iu;
