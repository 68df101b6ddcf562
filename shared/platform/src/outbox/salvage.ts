/** The complete objects in a truncated or otherwise broken array, each as its text. */
function wholeObjects(text: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  let isInText = false;
  for (let place = 0; place < text.length; place += 1) {
    const letter = text[place];
    if (isInText) {
      if (letter === '\\') place += 1;
      else if (letter === '"') isInText = false;
    } else if (letter === '"') isInText = true;
    else if (letter === '{') {
      if (depth === 0) start = place;
      depth += 1;
    } else if (letter === '}' && depth > 0) {
      depth -= 1;
      if (depth === 0) found.push(text.slice(start, place + 1));
    }
  }
  return found;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The entries of a stored array; of a truncated one, those that are complete. Never throws. */
export function salvage(text: string): unknown[] {
  const whole = parsed(text);
  if (Array.isArray(whole)) return whole;
  if (whole !== undefined) return [];
  return wholeObjects(text)
    .map(parsed)
    .filter((entry) => entry !== undefined);
}
