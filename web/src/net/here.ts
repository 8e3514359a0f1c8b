/** Whether a page with this host name was opened by an address that no other machine can reach. */
export const isHereOnly = (hostname: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/.test(hostname);

/** What a server is started with so that the whole network reaches it, where the page has it now. */
export const listenTo = ({ port }: Pick<Location, 'port'>): string =>
  `--listen 0.0.0.0:${port === '' ? '80' : port}`;
