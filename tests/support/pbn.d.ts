/** What the tests use of the package, which brings no types along. */
declare module 'pbn' {
  /** A stream of the parts of a PBN text. */
  function pbn(): NodeJS.ReadWriteStream
  export = pbn
}
