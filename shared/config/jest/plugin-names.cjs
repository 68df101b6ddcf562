const ownName = Symbol.for('fastify.display-name');

/**
 * For the name of a plugin, which it uses in messages, Fastify looks through all modules that Node has loaded, twice. A
 * worker has thousands, and nearly every test file builds an app with dozens of plugins: a tenth of the time of a
 * service's tests. Here a plugin is named after its function.
 */
exports.namePluginsByFunction = (requireFromFastify) => {
  const utilities = requireFromFastify('./lib/plugin-utils.js');
  const { getFuncPreview, registerPlugin } = utilities;
  utilities.registerPlugin = function registerNamed(plugin) {
    plugin[ownName] ??= plugin.name || getFuncPreview(plugin);
    return registerPlugin.call(this, plugin);
  };
};
