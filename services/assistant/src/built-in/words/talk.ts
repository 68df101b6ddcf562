import type { ForEach } from '../../understanding/languages.ts';

type Said = ForEach<(name: string) => string>;

export const talkWords = {
  greeting: {
    en: (name) => `Hello, ${name}!`,
    sw: (name) => `Habari njema, ${name}! Karibu.`,
    fr: (name) => `Bonjour, ${name} !`,
    es: (name) => `¡Hola, ${name}!`,
    pt: (name) => `Olá, ${name}!`,
  },
  thanks: {
    en: () => 'Karibu! I am glad to help.',
    sw: () => 'Karibu sana! Nafurahi kukusaidia.',
    fr: () => 'De rien, avec plaisir ! Karibu.',
    es: () => '¡De nada, con mucho gusto! Karibu.',
    pt: () => 'De nada, foi um prazer! Karibu.',
  },
  farewell: {
    en: (name) => `Kwaheri, ${name}. All the best with your work!`,
    sw: (name) => `Kwaheri, ${name}. Kila la heri na kazi yenu!`,
    fr: (name) => `Au revoir, ${name}. Bon courage pour votre travail !`,
    es: (name) => `Hasta luego, ${name}. ¡Mucho éxito con su trabajo!`,
    pt: (name) => `Até logo, ${name}. Bom trabalho!`,
  },
  mood: {
    en: (name) => `I am well, thank you, ${name}!`,
    sw: (name) => `Nzuri sana, asante, ${name}!`,
    fr: (name) => `Je vais bien, merci, ${name} !`,
    es: (name) => `Muy bien, gracias, ${name}. ¡Hola!`,
    pt: (name) => `Tudo bem, obrigado, ${name}! Olá!`,
  },
  ability: {
    en: () => 'I am Rafiki, the assistant of Harambee.',
    sw: () => 'Mimi ni Rafiki, msaidizi wa Harambee.',
    fr: () => 'Je suis Rafiki, l’assistant de Harambee.',
    es: () => 'Soy Rafiki, el asistente de Harambee.',
    pt: () => 'Sou o Rafiki, o assistente do Harambee.',
  },
} satisfies Record<string, Said>;
