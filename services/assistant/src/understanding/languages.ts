/** The languages that questions are understood and answered in. Titles and labels of the product stay as they are. */
export const languages = ['en', 'sw', 'fr', 'es', 'pt'] as const;
export type Language = (typeof languages)[number];

/** Something in each language. */
export type ForEach<Value> = Readonly<Record<Language, Value>>;
