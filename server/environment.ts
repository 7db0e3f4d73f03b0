import { statSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { US_STATES } from '#domain/patient/us-states.ts';
import { powerBiReportIn } from '#domain/report/power-bi.ts';
import { digitsOf } from '#domain/text/digits.ts';
import { withoutCountryCode } from '#domain/text/phone.ts';
import { clientAddress } from './http/client-address.ts';
import { ROOT } from './root.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Each problem is one line: the variable, and what to set. */
export class ConfigurationError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

type Reader<T> = (text: string) => T;

/** The message says what to set. It never contains the value, which may be a secret. */
export class Unreadable extends Error {}

/** Collects all problems, so that the operator can fix them together. A blank variable counts as unset. */
export function environmentReader(env: Environment) {
  const problems: string[] = [];

  function read<T>(name: string, reader: Reader<T>, fallback: T): T {
    const text = env[name]?.trim();
    if (text === undefined || text === '') return fallback;
    try {
      return reader(text);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      problems.push(`${name}: ${error.message}`);
      return fallback;
    }
  }

  return {
    read,
    refuse: (name: string, whatToSet: string) => void problems.push(`${name}: ${whatToSet}`),
    finish(): void {
      if (problems.length > 0) throw new ConfigurationError(problems);
    },
  };
}

export const oneOf =
  <const T extends string>(...choices: readonly T[]): Reader<T> =>
  (text) => {
    const choice = choices.find((each) => each === text);
    if (choice === undefined) throw new Unreadable(`set one of ${choices.join(', ')}`);
    return choice;
  };

export const onOff: Reader<boolean> = (text) => oneOf('on', 'off')(text) === 'on';

export const wholeNumber =
  (least: number, most: number): Reader<number> =>
  (text) => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < least || value > most) {
      throw new Unreadable(`set a whole number from ${least} to ${most}`);
    }
    return value;
  };

export const anyText: Reader<string> = (text) => text;

const parsedUrl = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

const hasWebScheme = (url: URL, httpsOnly: boolean): boolean =>
  url.protocol === 'https:' || (!httpsOnly && url.protocol === 'http:');

const schemes = (httpsOnly: boolean): string => (httpsOnly ? 'https://' : 'http:// or https://');

/** Relative to the program, as `.env` is, so that the server and its commands use the same folder from everywhere. */
export const folder: Reader<string> = (text) => path.resolve(ROOT, text);

export const existingFolder: Reader<string> = (text) => {
  const found = folder(text);
  if (statSync(found, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new Unreadable('set a folder that exists');
  return found;
};

export const webAddress =
  (httpsOnly: boolean): Reader<string> =>
  (text) => {
    const url = parsedUrl(text);
    const plain = url && !url.username && !url.password && !url.search && !url.hash;
    if (!plain || !hasWebScheme(url, httpsOnly)) {
      throw new Unreadable(`set an address that starts with ${schemes(httpsOnly)}`);
    }
    return url.href.replace(/\/+$/, '');
  };

/** A path on this server (`/report`), or a full address. */
export const pathOrWebAddress =
  (httpsOnly: boolean): Reader<string> =>
  (text) => {
    if (/^\/(?![/\\])[\w\-./~%]*$/.test(text)) return text.length > 1 ? text.replace(/\/+$/, '') : text;
    try {
      return webAddress(httpsOnly)(text);
    } catch {
      throw new Unreadable(
        `set a path that starts with one /, or an address that starts with ${schemes(httpsOnly)}`,
      );
    }
  };

/** The id of a tenant or of an application of Entra, or the domain of a tenant: part of an address. */
export const entraId: Reader<string> = (text) => {
  if (!/^\w[\w.-]{0,127}$/.test(text)) throw new Unreadable('set an id, as Entra shows it');
  return text;
};

const POWER_BI_ID = /^[\w-]{1,64}$/;

/** The address of a Power BI report has a query that names the workspace and the report. */
export const reportAddress =
  (httpsOnly: boolean): Reader<string> =>
  (text) => {
    const powerBi = powerBiReportIn(text);
    if (powerBi === null) return pathOrWebAddress(httpsOnly)(text);
    const { embedUrl, groupId, reportId } = powerBi;
    if (!POWER_BI_ID.test(groupId) || !POWER_BI_ID.test(reportId))
      throw new Unreadable('set an address of Power BI that names its groupId and reportId');
    return embedUrl;
  };

export const isLocalHost = (hostname: string): boolean =>
  /^(localhost|.*\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(hostname);

export const origins =
  (options: { httpsOnly: boolean; localAllowed: boolean }): Reader<readonly string[]> =>
  (text) =>
    text.split(',').map((part) => {
      const url = parsedUrl(part.trim());
      if (!url || !hasWebScheme(url, options.httpsOnly) || url.origin !== part.trim()) {
        throw new Unreadable(
          `set origins separated by commas, each ${schemes(options.httpsOnly)} and a host, with no path`,
        );
      }
      if (!options.localAllowed && isLocalHost(url.hostname)) {
        throw new Unreadable('remove localhost: production trusts no page of the own machine');
      }
      return url.origin;
    });

/** The largest private networks are 10.0.0.0/8 and fc00::/7. */
const FEWEST_BITS = { ipv4: 8, ipv6: 7 };

/** Whether a network contains public addresses. An IPv4 network can be written as IPv6. */
function isTooWide(address: string, bits: number): boolean {
  const isMapped = isIP(address) === 6 && isIP(clientAddress(address).address ?? '') === 4;
  if (isMapped) return bits - 96 < FEWEST_BITS.ipv4;
  return bits < (isIP(address) === 4 ? FEWEST_BITS.ipv4 : FEWEST_BITS.ipv6);
}

export const networks: Reader<readonly string[]> = (text) =>
  text.split(',').map((part) => {
    const [, address = '', bits] = /^([\da-fA-F.:]+)(?:\/(\d{1,3}))?$/.exec(part.trim()) ?? [];
    const family = isIP(address);
    const most = family === 4 ? 32 : 128;
    if (family === 0 || (bits !== undefined && Number(bits) > most)) {
      throw new Unreadable('set IP addresses or networks such as 10.0.0.0/8, separated by commas');
    }
    if (bits !== undefined && isTooWide(address, Number(bits))) {
      throw new Unreadable(
        'name your proxies alone: a network wider than /8, or /7 for IPv6, has clients in it',
      );
    }
    return part.trim();
  });

/** Comma-separated names that a content security policy can contain. */
export const policyNames: Reader<readonly string[]> = (text) =>
  text.split(',').map((part) => {
    if (!/^[\w\-#=/@.%]+$/.test(part.trim())) {
      throw new Unreadable('set names of Trusted Types policies, such as lit-html, separated by commas');
    }
    return part.trim();
  });

export const states: Reader<readonly string[]> = (text) =>
  text.split(',').map((part) => {
    const state = part.trim();
    if (!Object.hasOwn(US_STATES, state)) {
      throw new Unreadable('set two-letter states, such as NY, separated by commas');
    }
    return state;
  });

/** Comma-separated percentages, such as `TX:8.25`, in hundredths. */
export const ratesByState: Reader<Record<string, number>> = (text) => {
  const rates = text.split(',').map((part): [string, number] => {
    const [, state = '', percent] = /^([A-Z]{2}):(\d\d?(?:\.\d\d?)?)$/.exec(part.trim()) ?? [];
    if (!Object.hasOwn(US_STATES, state)) {
      throw new Unreadable('set two-letter states with a percentage, such as TX:8.25, separated by commas');
    }
    return [state, Math.round(Number(percent) * 100)];
  });
  if (new Map(rates).size < rates.length) throw new Unreadable('give each state one percentage');
  return Object.fromEntries(rates);
};

export const databaseAddress: Reader<string> = (text) => {
  const url = parsedUrl(text);
  if (url?.protocol !== 'postgres:' && url?.protocol !== 'postgresql:') {
    throw new Unreadable('set an address that starts with postgres://');
  }
  return text;
};

export const mailServer: Reader<string> = (text) => {
  const url = parsedUrl(text);
  if ((url?.protocol !== 'smtp:' && url?.protocol !== 'smtps:') || url.hostname === '') {
    throw new Unreadable('set an address that starts with smtp:// or smtps://');
  }
  return text;
};

export const sender: Reader<string> = (text) => {
  if (!/^(?:[^<>"@,;\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(text)) {
    throw new Unreadable('set an address, as in Example Dental <office@example.com>');
  }
  return text;
};

export const mailbox: Reader<string> = (text) => {
  if (!/^[^\s<>@]+@[^\s<>@]+$/.test(text)) throw new Unreadable('set an address, as in help@example.com');
  return text;
};

/** Digits only, without the country code. */
export const phoneNumber: Reader<string> = (text) => {
  const digits = withoutCountryCode(digitsOf(text));
  if (digits.length !== 10 || !/^[\d\s().+-]+$/.test(text))
    throw new Unreadable('set a number with area code, as in (800) 555-0123');
  return digits;
};

const LONGEST_SHORT_TEXT = 60;

/** One line for a page. */
export const shortText: Reader<string> = (text) => {
  if (text.length > LONGEST_SHORT_TEXT || /\p{Cc}/u.test(text))
    throw new Unreadable(`set one line of at most ${LONGEST_SHORT_TEXT} characters`);
  return text;
};

const SHORTEST_SECRET = 20;

/** Only characters that a header can contain. */
export const secret: Reader<string> = (text) => {
  if (text.length < SHORTEST_SECRET || !/^[\w.~+/=-]+$/.test(text)) {
    throw new Unreadable(
      `set at least ${SHORTEST_SECRET} letters and digits, as openssl rand -hex 20 makes them`,
    );
  }
  return text;
};
