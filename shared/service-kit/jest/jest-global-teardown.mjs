const endings = [];

/** Notes what has to be taken down; the last thing first. */
export const onTestsEnd = (end) => endings.unshift(end);

async function endTests() {
  for (const end of endings) await end();
}

export { endTests as default };
