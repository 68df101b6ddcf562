/** How a line of generated text begins that is an item of a list. */
export const bulletMark = /^[•*–-] +/;
/** "3. Train them", "3) Train them", "(3) Train them"; a line that starts with a year is no item. */
export const numberMark = /^\(?(\d{1,2}[.)]) +(?=\S)/;
