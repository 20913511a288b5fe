/** Where a server finds the site, and under which name it offers it. */
export interface Place {
  /** Absolute path of the built site. */
  root: string;
  /** As the server's own configuration writes it: a host name, with a port where there is one. */
  address: string;
}
