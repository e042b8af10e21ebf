/** The part of the package that the tests use; it has no types. */
declare module 'pbn' {
  /** A stream of the parts of a PBN text. */
  function pbn(): NodeJS.ReadWriteStream
  export = pbn
}
