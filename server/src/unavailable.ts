/** The database or the bus cannot be reached now; the same call may be made again. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}
