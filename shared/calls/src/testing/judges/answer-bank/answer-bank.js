/** Builds the answers of one language. */
export const formerIn = (language) => (id, funder, date, question, answer) => ({
    id,
    language,
    funder,
    date,
    question,
    answer,
});
/** Builds the questions of one language. */
export const newIn = (language) => (right, question) => ({ question, language, right });
//# sourceMappingURL=answer-bank.js.map