/** Who may import whom: docs/decisions tells why. Every folder names what it may reach; all else is an error. */

const PACKAGES = 'node_modules';
const pkg = (...names) => names.map((name) => `^${PACKAGES}/${name}(/|$)`);
const src = (...folders) => folders.map((folder) => `^src/${folder}/`);

const STORIES = '(\\.stories|/story-[^/]+)\\.tsx?$';
const READS_OF_MACHINES = '^src/machines/[^/]+/[^/]+\\.(selectors|types)\\.ts$';

const CONTRACT_OF_WIDGETS = '^src/widgets/contract\\.ts$';

/** A rule: files of a folder import nothing but what is named. */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from,
  to: { pathNot: allowed },
});

/** Where a widget's or a frame's own composition root is, which may import everything. */
const roots = (folder) => [`^src/${folder}/main\\.tsx?$`, `^src/${folder}/[^/]+/main\\.tsx?$`];

const page = (folder) => [
  only(
    `${folder}-compose`,
    { path: `^src/${folder}/([^/]+)/`, pathNot: [...roots(folder), STORIES] },
    [
      `^src/${folder}/$1/`,
      ...(folder === 'widgets' ? [CONTRACT_OF_WIDGETS] : []),
      ...src('parts', 'ui', 'domain', 'machines'),
      ...pkg('react', '@types/react', '@xstate/react', 'wouter', 'xstate', 'lucide'),
    ],
    'A page composes: it reads selectors, sends events, and reaches no other page and no API.',
  ),
  {
    name: `${folder}-read-machines-by-selectors`,
    comment: 'A page knows a machine by its selectors and its types.',
    severity: 'error',
    from: { path: `^src/${folder}/`, pathNot: [...roots(folder), STORIES] },
    to: { path: '^src/machines/', pathNot: READS_OF_MACHINES, dependencyTypesNot: ['type-only'] },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    only(
      'domain-imports-nothing',
      { path: '^src/domain/' },
      src('domain'),
      'Rules are pure: no package, no other folder.',
    ),
    only(
      'ui-imports-looks-only',
      { path: '^src/ui/', pathNot: STORIES },
      [
        ...src('ui'),
        ...pkg(
          'react',
          'react-dom',
          '@types/react',
          '@types/react-dom',
          '@radix-ui',
          'react-aria-components',
        ),
        ...pkg('react-aria', '@react-aria', 'lucide', '@fontsource-variable'),
      ],
      'A component takes props and answers by callbacks; it knows no rule and no machine.',
    ),
    only(
      'machines-import-xstate-and-domain',
      { path: '^src/machines/' },
      [...src('machines', 'domain'), ...pkg('xstate')],
      'A machine decides; outside work is a port.',
    ),
    only(
      'api-imports-openapi-fetch-and-domain',
      { path: '^src/api/' },
      [...src('api', 'domain'), ...pkg('openapi-fetch', 'openapi-typescript-helpers')],
      'The client calls and adapts.',
    ),
    only(
      'parts-bind-machines-to-ui',
      { path: '^src/parts/', pathNot: STORIES },
      [
        ...src('parts', 'ui', 'machines', 'domain'),
        ...pkg('react', '@types/react', '@xstate/react', 'xstate', 'wouter', 'lucide'),
      ],
      'A part is a machine bound to ui.',
    ),
    ...page('screens'),
    ...page('widgets'),
    only(
      'the-contract-of-widgets-imports-domain',
      { path: CONTRACT_OF_WIDGETS },
      src('domain'),
      'A third party reads it too: it knows the words of the product, and none of its code.',
    ),
    ...page('frames'),
    only(
      'atelier-imports-parts-ui-and-machines',
      { path: '^src/atelier/', pathNot: roots('atelier') },
      [
        ...src('atelier', 'parts', 'ui', 'domain', 'machines'),
        ...pkg('react', '@types/react', '@xstate/react', 'xstate', 'wouter', 'elkjs', '@xyflow/react'),
      ],
      'The atelier shows machines: it may import them whole.',
    ),
    {
      name: 'src-does-not-import-the-server',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(server|tests|scripts)/', pathNot: '^tests/support/stories/' },
    },
    {
      name: 'server-imports-domain-and-the-contract',
      comment: 'Of the browser the server knows the rules and the types generated from the contract.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(src|tests|scripts)/', pathNot: [...src('domain'), '^src/api/schema\\.d\\.ts$'] },
    },
    {
      name: 'server-imports-no-browser-library',
      severity: 'error',
      from: { path: '^server/' },
      to: {
        path: pkg(
          'react',
          'react-dom',
          'xstate',
          '@xstate',
          'wouter',
          'openapi-fetch',
          'react-aria-components',
        ),
      },
    },
    {
      name: 'product-imports-no-development-package',
      comment: 'What the running server needs is a dependency, not a development dependency.',
      severity: 'error',
      from: { path: '^server/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'product-imports-no-test',
      severity: 'error',
      from: { path: '^(src|server)/', pathNot: STORIES },
      to: { path: ['^tests/', STORIES] },
    },
    {
      name: 'no-cycle',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-orphan',
      comment: 'A file that nothing imports and that imports nothing is no part of the product.',
      severity: 'error',
      from: { orphan: true, path: '^(src|server)/', pathNot: '\\.d\\.ts$' },
      to: {},
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-undeclared-package',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: PACKAGES },
    exclude: { path: '^tests/bench/floor/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.css', '.d.ts'],
    },
    skipAnalysisNotInRules: false,
  },
};
