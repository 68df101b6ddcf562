/**
 * Words that show that a text covers something a reviewer looks for, in the languages our users write most. They only
 * trigger questions ("needs: ...") or count once each, so a wrong guess costs one question and repetition earns
 * nothing.
 */
export const topics = {
  evaluation:
    /\b(?:monitor|evaluat|measur|survey|indicator|baseline|assess|register|audit|logbook|track(?:ed|ing)?\b|ufuatiliaji|tathmini|kupima|suivi|évaluation)|监测|评估|测量|指标|رصد|تقييم|قياس|مؤشر/i,
  frequency:
    /\b(?:daily|weekly|monthly|quarterly|yearly|annual|each (?:day|week|month|quarter|term|year)|every (?:day|week|month|quarter|term|year|\w+ (?:days|weeks|months))|kila (?:siku|wiki|mwezi|robo|mwaka)|chaque)|每(?:天|周|月|季|年)|كل (?:يوم|أسبوع|شهر|سنة)|شهري|سنوي/i,
  owner:
    /\b(?:led by|responsible|manager|coordinator|officer|director|engineer|committee|supervis|team leader|head teacher|nurse|mratibu|meneja|mkurugenzi|kamati|afisa)|负责|经理|主任|协调|委员会|مسؤول|مدير|منسق|لجنة|مهندس/i,
  timeShare:
    /\b(?:full[- ]time|part[- ]time|half[- ]time|per cent|percent|days? (?:a|per) (?:week|month)|hours? (?:a|per) week|muda wote|nusu)|[%％٪]|全职|兼职|دوام كامل|دوام جزئي/i,
  risk: /\b(?:risk|assumption|mitigat|contingenc|if the .{3,40} fails|hatari|risque)|风险|假设|مخاطر|خطر/i,
  source:
    /\b(?:census|survey|report(?:ed|s)?\b|according to|study|statistics|records?\b|assessment|register|WHO\b|UNICEF|UNDP|sensa|ripoti|utafiti|takwimu|selon)|调查|报告|统计|普查|تقرير|إحصاء|دراسة|تعداد/i,
} as const;

/** A way to sustain results after the grant, and the words that show it. */
export interface Mechanism {
  label: string;
  words: RegExp;
}

/** Each family counts once, however often it is named. */
export const sustainabilityMechanisms: readonly Mechanism[] = [
  {
    label: 'contributions of those who use the results',
    words: /\b(?:fees?|tariffs?|contributions?|user charges?|ada|michango)\b|费用|收费|رسوم|مساهم/i,
  },
  {
    label: 'a body that goes on with the work',
    words:
      /\b(?:committees?|associations?|cooperatives?|co-operatives?|kamati|chama|ushirika)\b|委员会|合作社|لجنة|جمعية|تعاوني/i,
  },
  {
    label: 'a public authority',
    words:
      /\b(?:governments?|county|ministry|municipal(?:ity)?|district|serikali|kaunti|wizara)\b|政府|部门|حكوم|وزارة|بلدية/i,
  },
  {
    label: 'money put aside',
    words: /\b(?:funds?|savings|reserves?|endowment|mfuko|akiba)\b|基金|储蓄|صندوق|ادخار/i,
  },
  {
    label: 'income of its own',
    words: /\b(?:income|revenues?|sales|enterprises?|business(?:es)?|mapato|biashara)\b|收入|销售|دخل|إيراد/i,
  },
  {
    label: 'skills that stay',
    words: /\b(?:train(?:ed|ing|s)?|trainers|skills|mechanics?|mafunzo|ujuzi)\b|培训|技能|تدريب|مهارات/i,
  },
  {
    label: 'partners and agreements',
    words:
      /\b(?:partners?|partnerships?|agree(?:d|ments?)|memorandum|handover|hand over|ownership|makubaliano|mshirika)\b|合作伙伴|协议|移交|شريك|شراكة|اتفاق/i,
  },
  {
    label: 'people who give their time',
    words: /\b(?:volunteers?|community health|wajitolea)\b|志愿|متطوع/i,
  },
];

/** The ways a text names, each with the word that shows it. */
export const mechanismsIn = (text: string): { label: string; word: string }[] =>
  sustainabilityMechanisms.flatMap(({ label, words }) => {
    const word = words.exec(text)?.[0];
    return word ? [{ label, word }] : [];
  });
