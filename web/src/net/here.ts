/** Whether a page with this host name was opened by an address that no other machine can reach. */
export const isHereOnly = (hostname: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/.test(hostname);
