/** Preact in place of React: the same components, at a tenth of the bytes. */
export const preact = {
  react$: 'preact/compat',
  'react-dom$': 'preact/compat',
  'react-dom/client$': 'preact/compat/client',
  'react-dom/server$': 'preact/compat/server',
  'react/jsx-runtime$': 'preact/jsx-runtime',
  'react/jsx-dev-runtime$': 'preact/jsx-runtime',
};

/**
 * Adds an entry that runs on Preact, as far as the module `until`: that one and what it imports are the same modules as
 * those of the other entry (`main`), and both entries share their file.
 */
export function withPreact(config, { name, file, until }) {
  const { main } = config.entry;
  const shared = 'start';
  return {
    ...config,
    entry: { main: { import: main, layer: 'shell' }, [name]: { import: file, layer: name } },
    experiments: { ...config.experiments, layers: true },
    module: {
      ...config.module,
      rules: [
        ...config.module.rules,
        // `resolve` is about what a module imports; `until` is imported from the layer, and imports React.
        { issuerLayer: name, resource: { not: until }, resolve: { alias: preact } },
        { resource: until, layer: 'shell' },
      ],
    },
    optimization: {
      ...config.optimization,
      splitChunks: {
        cacheGroups: {
          [shared]: {
            name: 'shell',
            chunks: (chunk) => chunk.name === 'main' || chunk.name === shared,
            minChunks: 2,
            enforce: true,
            priority: 10,
          },
        },
      },
    },
  };
}
