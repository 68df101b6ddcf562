const endings = [];

/** Lists what to shut down, last one first. */
export const onTestsEnd = (end) => endings.unshift(end);

async function endTests() {
  for (const end of endings) await end();
}

export { endTests as default };
