/** Import rules; docs/decisions has the reasons. Each folder lists what it may import; everything else is an error. */

const PACKAGES = 'node_modules';
const pkg = (...names) => names.map((name) => `^${PACKAGES}/${name}(/|$)`);
const src = (...folders) => folders.map((folder) => `^src/${folder}/`);

const STORIES = '(\\.stories|/story-[^/]+|^src/stories/[^/]+)\\.tsx?$';
const READS_OF_MACHINES = '^src/machines/[^/]+/[^/]+\\.(selectors|types)\\.ts$';
const CONTRACT_OF_WIDGETS = '^src/widgets/host/contract\\.ts$';

const REACT = ['react', '@types/react', '@xstate/react', 'xstate', 'wouter', 'lucide'];

/** File roles: a port does outside work, a page binds a screen to its ports, a root puts a bundle together. */
const PORTS = '\\.ports\\.ts$';
const PAGES = 'Pages?\\.tsx$';
const ROOTS = '^src/(widgets|frames)/[^/]+/(main|mount|mount-[a-z]+)\\.tsx?$';
/** Modules of the viewer that put it together, or run in its worker. */
const ATELIER_ROOTS = '^src/atelier/(main\\.tsx|(shown|known)-models\\.ts|[^/]+\\.worker\\.ts)$';
const DOMAIN_OF_CHARTS = '^src/domain/atelier/';
const MARKETPLACE = '^src/marketplace/';
const HOST = '^src/widgets/host/';

/** A rule: files of a folder import nothing but what is named. */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from,
  to: { pathNot: allowed },
});

/** What a file of a page may import, whatever its role: its own folder and the rules. */
const own = (folder) => [
  `^src/${folder}/$1/`,
  ...src(`${folder}/shared`),
  ...(folder === 'widgets' ? [CONTRACT_OF_WIDGETS] : []),
  ...src('domain'),
];

const page = (folder) => [
  only(
    `${folder}-compose`,
    { path: `^src/${folder}/([^/]+)/`, pathNot: [ROOTS, HOST, PORTS, STORIES] },
    [...own(folder), ...src('react', 'ui', 'machines'), ...pkg(...REACT)],
    'A page composes: it reads selectors, sends events, and reaches no other page and no API.',
  ),
  only(
    `${folder}-ports-reach-the-api`,
    { path: `^src/${folder}/([^/]+)/.*${PORTS}` },
    [...own(folder), ...src('api', 'machines', 'app/session', 'ui/press'), ...pkg('xstate')],
    'A port does the work that a chart asks for: it draws nothing.',
  ),
  {
    name: `${folder}-read-machines-by-selectors`,
    comment: 'A page knows a machine by its selectors and its types.',
    severity: 'error',
    from: { path: `^src/${folder}/`, pathNot: [ROOTS, HOST, PORTS, STORIES] },
    to: { path: '^src/machines/', pathNot: READS_OF_MACHINES, dependencyTypesNot: ['type-only'] },
  },
  {
    name: `${folder}-receive-their-actors`,
    comment: 'A screen is given its actors: only a page starts them, over the ports beside it.',
    severity: 'error',
    from: { path: `^src/${folder}/`, pathNot: [ROOTS, HOST, PORTS, PAGES, STORIES] },
    to: { path: PORTS, dependencyTypesNot: ['type-only'] },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    only(
      'domain-imports-nothing',
      { path: '^src/domain/', pathNot: DOMAIN_OF_CHARTS },
      src('domain'),
      'Rules are pure: no package, no other folder.',
    ),
    only(
      'the-domain-of-charts-reads-their-types',
      { path: DOMAIN_OF_CHARTS },
      [...src('domain'), '^tools/charts/'],
      'What the viewer shows is what `tools/charts` describes.',
    ),
    only(
      'the-recorder-inspects-charts',
      { path: '^src/recorder/' },
      [...src('recorder', 'domain'), '^src/machines/roots\\.ts$', '^tools/charts/live/'],
      'It reads what charts do, and nothing of a page.',
    ),
    only(
      'ui-imports-appearance-only',
      { path: '^src/ui/', pathNot: STORIES },
      [
        ...src('ui'),
        ...pkg('react', 'react-dom', '@types/react', '@types/react-dom', '@radix-ui'),
        ...pkg('react-aria-components', '@internationalized/date'),
        ...pkg('react-aria', '@react-aria', 'lucide', '@fontsource-variable', '@visx'),
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
      'react-binds-machines',
      { path: '^src/react/' },
      [
        ...src('react', 'machines', 'domain', 'ui/press'),
        ...pkg('react', '@types/react', '@xstate/react', 'xstate', 'wouter'),
      ],
      'A binding knows React and charts: how something is drawn is of the screens and the design system.',
    ),
    ...page('screens'),
    ...page('widgets'),
    only(
      'the-contract-of-widgets-imports-domain',
      { path: CONTRACT_OF_WIDGETS },
      src('domain'),
      'A third party reads it too: it knows the words of the product, and none of its code.',
    ),
    only(
      'widget-hosting-knows-no-widget',
      { path: HOST, pathNot: CONTRACT_OF_WIDGETS },
      [HOST, ...src('api', 'machines', 'domain'), ...pkg('xstate')],
      'A widget is hosted by its address and its contract: ours and a third party’s alike.',
    ),
    ...page('frames'),
    {
      name: 'the-report-is-no-part-of-the-portal',
      comment:
        'The built-in report is a client like any other: it gets a token, and the portal knows its address only.',
      severity: 'error',
      from: { path: '^src/frames/report/' },
      to: { path: '^src/(app|screens|widgets|machines)/' },
    },
    {
      name: 'the-portal-imports-no-frame',
      comment: 'No file of the portal contains the code of a frame (MISSION-2).',
      severity: 'error',
      from: { path: '^src/(app|screens|widgets|machines|react|ui|domain|api)/' },
      to: { path: '^src/frames/' },
    },
    {
      name: 'widgets-and-frames-do-not-import-the-shell',
      comment: 'Of the app, they read only what stores data of the session.',
      severity: 'error',
      from: { path: '^src/(widgets|frames)/' },
      to: { path: '^src/app/', pathNot: '^src/app/session/' },
    },
    only(
      'marketplace-composes',
      { path: MARKETPLACE, pathNot: [PORTS, STORIES] },
      [MARKETPLACE, ...src('domain', 'react', 'ui', 'machines', 'widgets/shared'), ...pkg(...REACT)],
      'What the marketplace frame and the plans widget share: it knows neither, and no other page.',
    ),
    only(
      'marketplace-ports-reach-the-api',
      { path: `${MARKETPLACE}.*${PORTS}` },
      [
        MARKETPLACE,
        CONTRACT_OF_WIDGETS,
        ...src('domain', 'api', 'machines', 'widgets/shared'),
        ...pkg('xstate'),
      ],
      'A port does the work that a chart asks for: it draws nothing.',
    ),
    {
      name: 'marketplace-reads-machines-by-selectors',
      comment: 'A page knows a machine by its selectors and its types.',
      severity: 'error',
      from: { path: MARKETPLACE, pathNot: [PORTS, STORIES] },
      to: { path: '^src/machines/', pathNot: READS_OF_MACHINES, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'portal-knows-no-marketplace',
      comment: 'The portal reaches the marketplace by its address only (MISSION-2).',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: [MARKETPLACE, '^src/frames/marketplace/', '^src/widgets/plans/', STORIES],
      },
      to: { path: [MARKETPLACE, '^src/frames/marketplace/'] },
    },
    only(
      'tools-know-no-product',
      { path: '^tools/([^/]+)/' },
      [
        '^tools/$1/',
        ...pkg('xstate', 'elkjs', 'fast-check', 'playwright-core', 'vitest', 'node'),
        '^[a-z_/:]+$',
      ],
      'A tool is a package of its own: another project could use it.',
    ),
    only(
      'atelier-composes',
      { path: '^src/atelier/', pathNot: [PORTS, ATELIER_ROOTS] },
      [
        ...src('atelier', 'react', 'ui', 'domain'),
        READS_OF_MACHINES,
        '^tools/charts/(describe|draw)/',
        ...pkg(...REACT, '@xyflow'),
      ],
      'The viewer composes: it reads selectors and descriptions of charts, and sends events.',
    ),
    only(
      'atelier-knows-charts-and-their-models',
      { path: '^src/atelier/', pathNot: '^src/atelier/shown-models\\.ts$' },
      ['^src/', '^tools/charts/', PACKAGES],
      'It shows any charts: only one module, which `charts view` replaces, names those of the portal.',
    ),
    {
      name: 'nothing-loads-the-atelier',
      severity: 'error',
      from: { pathNot: '^(src/atelier|tests)/' },
      to: { path: '^src/atelier/' },
    },
    {
      name: 'src-does-not-import-the-server',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/(atelier|recorder)/', DOMAIN_OF_CHARTS] },
      to: { path: '^(server|tests|scripts|tools)/' },
    },
    {
      name: 'server-imports-domain-and-the-contract',
      comment: 'Of the browser the server knows the rules and the types generated from the contract.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(src|tests|scripts|tools)/', pathNot: [...src('domain'), '^src/api/schema\\.d\\.ts$'] },
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
      from: { path: '^(src|server)/', pathNot: [STORIES, '^src/atelier/shown-models\\.ts$'] },
      to: { path: ['^tests/', STORIES] },
    },
    {
      name: 'no-cycle',
      severity: 'error',
      from: {},
      to: { circular: true },
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
