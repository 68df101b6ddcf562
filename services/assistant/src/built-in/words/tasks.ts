import type { ForEach } from '../../understanding/languages.ts';

type Words<Given extends unknown[]> = ForEach<(...given: Given) => string>;

/** Tasks of proposals, and whose they are. */
export const tasks = {
  counted: {
    en: (count) => `${count} open ${count === 1 ? 'task' : 'tasks'}`,
    sw: (count) => `kazi (task) ${count} ${count === 1 ? 'ambayo haijakamilika' : 'ambazo hazijakamilika'}`,
    fr: (count) => `${count} ${count === 1 ? 'tâche ouverte' : 'tâches ouvertes'}`,
    es: (count) => `${count} ${count === 1 ? 'tarea abierta' : 'tareas abiertas'}`,
    pt: (count) => `${count} ${count === 1 ? 'tarefa em aberto' : 'tarefas em aberto'}`,
  } as Words<[number]>,
  found: {
    en: (counted, narrow) => `**${counted}** (Team)${narrow}`,
    sw: (counted, narrow) => `**${counted}** (Team)${narrow}`,
    fr: (counted, narrow) => `**${counted}** (Team)${narrow}`,
    es: (counted, narrow) => `**${counted}** (Team)${narrow}`,
    pt: (counted, narrow) => `**${counted}** (Team)${narrow}`,
  } as Words<[string, string]>,
  noneSuch: {
    en: (narrow) => `There is no task of that kind${narrow}: none.`,
    sw: (narrow) => `Hakuna kazi (task) ya aina hiyo${narrow}.`,
    fr: (narrow) => `Il n’y a aucune tâche de ce type${narrow}.`,
    es: (narrow) => `No hay ninguna tarea así${narrow}.`,
    pt: (narrow) => `Não há nenhuma tarefa assim${narrow}.`,
  } as Words<[string]>,
  nobody: {
    en: 'nobody yet',
    sw: 'hakuna bado',
    fr: 'personne pour l’instant',
    es: 'nadie todavía',
    pt: 'ninguém ainda',
  } as ForEach<string>,
};
