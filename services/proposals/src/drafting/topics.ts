/**
 * Words by which a text shows that it speaks of something a reviewer looks for, in the languages our users write most.
 * They only ever ask ("needs: ...") or count once each, so a wrong guess costs a question and repetition earns nothing.
 */
export const topics = {
  evaluation:
    /\b(?:monitor|evaluat|measur|survey|indicator|baseline|assess|register|audit|logbook|track(?:ed|ing)?\b|ufuatiliaji|tathmini|kupima|suivi|évaluation)|监测|评估|测量|指标|رصد|تقييم|قياس|مؤشر/iu,
  frequency:
    /\b(?:daily|weekly|monthly|quarterly|yearly|annual|each (?:day|week|month|quarter|term|year)|every (?:day|week|month|quarter|term|year|\w+ (?:days|weeks|months))|kila (?:siku|wiki|mwezi|robo|mwaka)|chaque)|每(?:天|周|月|季|年)|كل (?:يوم|أسبوع|شهر|سنة)|شهري|سنوي/iu,
  owner:
    /\b(?:led by|responsible|manager|coordinator|officer|director|engineer|committee|supervis|team leader|head teacher|nurse|mratibu|meneja|mkurugenzi|kamati|afisa)|负责|经理|主任|协调|委员会|مسؤول|مدير|منسق|لجنة|مهندس/iu,
  timeShare:
    /\b(?:full[- ]time|part[- ]time|half[- ]time|per cent|percent|days? (?:a|per) (?:week|month)|hours? (?:a|per) week|muda wote|nusu)|[%％٪]|全职|兼职|دوام كامل|دوام جزئي/iu,
  risk: /\b(?:risk|assumption|mitigat|contingenc|if the .{3,40} fails|hatari|risque)|风险|假设|مخاطر|خطر/iu,
  source:
    /\b(?:census|survey|report(?:ed|s)?\b|according to|study|statistics|records?\b|assessment|register|WHO\b|UNICEF|UNDP|sensa|ripoti|utafiti|takwimu|selon)|调查|报告|统计|普查|تقرير|إحصاء|دراسة|تعداد/iu,
} as const;

/** Ways to keep results going after the money; each family counts once, however often it is named. */
export const sustainabilityMechanisms: readonly RegExp[] = [
  /\b(?:fees?|tariffs?|contributions?|user charges?|ada|michango)\b|费用|收费|رسوم|مساهم/iu,
  /\b(?:committee|association|cooperative|co-operative|kamati|chama|ushirika)|委员会|合作社|لجنة|جمعية|تعاوني/iu,
  /\b(?:government|county|ministry|municipal|district|serikali|kaunti|wizara)|政府|部门|حكوم|وزارة|بلدية/iu,
  /\b(?:fund\b|savings|reserve|endowment|mfuko|akiba)|基金|储蓄|صندوق|ادخار/iu,
  /\b(?:income|revenue|sales|enterprise|business|mapato|biashara)|收入|销售|دخل|إيراد/iu,
  /\b(?:train(?:ed|ing|s)?|trainers|skills|mechanics|mafunzo|ujuzi)\b|培训|技能|تدريب|مهارات/iu,
  /\b(?:partner|agreement|memorandum|handover|hand over|ownership|makubaliano|mshirika)|合作伙伴|协议|移交|شريك|شراكة|اتفاق/iu,
  /\b(?:volunteers?|community health|wajitolea)|志愿|متطوع/iu,
];

export const mechanismsIn = (text: string): number =>
  sustainabilityMechanisms.filter((mechanism) => mechanism.test(text)).length;
