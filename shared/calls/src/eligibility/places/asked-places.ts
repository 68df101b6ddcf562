import { folded } from '../../reading/text/folded.ts';
import { anyPhrase, says } from '../../reading/text/phrases.ts';
import { placesIn } from './places-in.ts';
import { everywhereWords, exceptWords, unlistedGroupWords } from './region-words.ts';

/** The places that a rule names. */
export interface AskedPlaces {
  members: ReadonlySet<string>;
  /** Of which a person has to find out. */
  unsure: ReadonlySet<string>;
  /** Left out of the others: "except South Africa". */
  excepted: ReadonlySet<string>;
  nations: readonly string[];
  /** The United Kingdom itself is named beside its nations. */
  hasWholeKingdom: boolean;
  isEverywhere: boolean;
  /** What could be the name of a place that we do not know; '' if everything is known. */
  rest: string;
  /** Nothing of it is known. */
  isEmpty: boolean;
}

const everywhere = anyPhrase(everywhereWords);
const except = anyPhrase(exceptWords);
const unlisted = anyPhrase(unlistedGroupWords);

/** Words around the names of places that are no names. */
const fillers = anyPhrase({
  en: 'the|a|an|and|or|of|in|from|within|any|all|any of|one of|either|both|only|countries|country|states|state|member|members|region|regions|area|areas|republic|based|located|registered|established|incorporated|organi*ation|organi*ations|organi*ed|applicants|applicant|ngo|ngos|charities|charity|groups|group|nonprofits|nonprofit|non-profits|entities|legal|legally|must|be|are|is|should|have|has|their|its|headquarters|headquartered|office|offices|open|to|for|at|with|work|works|working|projects|project|activities|take|place|operating|active|implemented|local|national|eligible|who|which|that|following|associations|association|foundations|companies|institutions|civil|society|may|can|apply|lead|u.s|us|territory|territories|fifty|one|islands|also|as|well|i.e|e.g|including|include|currently|on|by|carried|out|not|list',
  fr: "le|la|les|l|un|une|des|du|de|d|en|au|aux|et|ou|dans|pays|etats|etat|membre|membres|region|regions|uniquement|seulement|basee|basees|bases|base|situee|situees|situe|etablie|etablies|etabli|enregistree|enregistrees|immatriculee|associations|association|ong|siege|ayant|avoir|leur|son|etre|doit|doivent|projet|projets|actions|activites|intervenant|agissant|l'un|tous|toute|toutes|sociale|social|organismes|de droit|droit",
  es: 'el|la|los|las|un|una|de|del|en|y|e|o|u|pais|paises|estados|estado|miembro|miembros|region|regiones|solo|solamente|unicamente|con|sede|sedes|organizaciones|organizacion|entidades|entidad|ong|asociaciones|domicilio|registradas|registrada|constituidas|constituida|establecidas|ubicadas|radicadas|ser|estar|debe|deben|deberan|proyecto|proyectos|que|trabajen|trabajan|social|legal|a|cualquiera|siguientes',
  pt: 'o|a|os|as|um|uma|de|do|da|dos|das|em|no|na|nos|nas|e|ou|pais|paises|estados|estado|membro|membros|regiao|regioes|somente|apenas|so|com|sede|sedes|organizacoes|organizacao|entidades|entidade|ong|ongs|associacoes|registadas|registradas|constituidas|estabelecidas|sediadas|ser|estar|deve|devem|projeto|projetos|que|atuem|atuam|social|legal|qualquer|seguintes',
});

/** What a text says of places, and what of it is not understood. */
export function askedPlacesIn(text: string): AskedPlaces {
  const plain = folded(text);
  const from = exceptAt(plain);
  const places = placesIn(text);
  const [asked, excepted] = [
    places.filter(({ start }) => start < from),
    places.filter(({ start }) => start >= from),
  ];
  const members = new Set(
    asked.filter(({ nation }) => nation === undefined).flatMap(({ members: own }) => own),
  );
  const nations = asked.flatMap(({ nation }) => nation ?? []);
  const unsure = new Set(asked.flatMap(({ unsure: own }) => own).filter((code) => !members.has(code)));
  const isEverywhere = says(plain, everywhere);
  const isGroup = says(plain, unlisted);
  const rest = isGroup ? text.trim() : restOf(text, plain, places, asked.length + excepted.length > 0);
  return {
    members: nations.length > 0 ? new Set([...members, 'GB']) : members,
    unsure,
    excepted: new Set(excepted.flatMap(({ members: own, unsure: own2 }) => [...own, ...own2])),
    nations,
    hasWholeKingdom: members.has('GB'),
    isEverywhere,
    rest: isEverywhere ? '' : rest,
    isEmpty: asked.length === 0 && !isEverywhere && rest === '',
  };
}

function exceptAt(plain: string): number {
  except.lastIndex = 0;
  const match = except.exec(plain);
  return match && match.index > 0 ? match.index : Number.POSITIVE_INFINITY;
}

/** The parts of a list that could be names of places, without what is known. */
function restOf(text: string, plain: string, places: ReturnType<typeof placesIn>, hasNames: boolean): string {
  let left = plain;
  for (const { start, end } of places)
    left = left.slice(0, start) + ' '.repeat(end - start) + left.slice(end);
  const blank = (match: string) => ' '.repeat(match.length);
  left = left.replace(except, blank).replace(everywhere, blank).replace(fillers, blank);
  const parts = [...left.matchAll(/[^,;/|().\n]+/gu)].flatMap(({ index, 0: part }) => {
    const first = part.search(/[\p{L}\p{N}]/u);
    if (first < 0) return [];
    const last = part.trimEnd().length;
    return [text.slice(index + first, index + last).trim()];
  });
  // In a sentence, only what is written like a name is one.
  const isList = !/\s(?:must|may|should|are|is|doit|doivent|deben|deberan|devem|podran|podem)\s/.test(
    ` ${plain} `,
  );
  const names = hasNames && !isList ? parts.filter((part) => /^\p{Lu}/u.test(part)) : parts;
  return names.join(', ');
}
