import type { Plugin, ViteDevServer } from 'vite';
import type { PageConfig } from '#domain/session/page-config.ts';

const MARKER = /<!--portal:(nonce|config|styles|app)-->/g;

/** Fills the page's markers in development. In production the server does it for every response. */
export function portalPage(): Plugin {
  let server: ViteDevServer | null = null;
  return {
    name: 'portal-page',
    apply: 'serve',
    configureServer(started) {
      server = started;
    },
    async transformIndexHtml(html) {
      if (!server) return html;
      const config = await pageConfig(server);
      const block = JSON.stringify(config).replaceAll('<', '\\u003c');
      return html.replace(MARKER, (_, marker) =>
        marker === 'config' ? `<script type="application/json" id="portal-config">${block}</script>` : '',
      );
    },
  };
}

/** The configuration that the API server would write, read from the same environment. */
async function pageConfig(server: ViteDevServer): Promise<PageConfig> {
  const { readConfig, pageConfig: forBrowser } = await server.ssrLoadModule('/server/config.ts');
  return forBrowser(readConfig(process.env), 'development');
}
