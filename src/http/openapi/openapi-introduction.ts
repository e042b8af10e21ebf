/** The introduction of the OpenAPI document and the docs page, in Markdown. */
export const INTRODUCTION = `The backend of a training platform for bridge teachers.

**Your first calls**

1. Get a token. On your own machine, \`npm start\` prints one; elsewhere, it is the access token of the identity provider.
   Press *Authorize* and paste it under *bearer*.
2. \`GET /accounts/me\`, under *accounts*: *Try it out*, then *Execute*. The first call with a token creates the account.
3. \`POST /deals/import\`, under *deals*: send a PBN or LIN file, and its boards become your private deals.
4. \`POST /collections\` with their ids, and \`PUT /collections/{id}/public-link\`: students read it at
   \`GET /public/collections/{token}\`, without a token.

Errors are \`{code, message, meta}\`; decide by \`code\`. Ignore fields that you don't know: releases may add some. A query
parameter without a value (\`?q=\`) counts as absent. Deprecated operations send the headers \`Deprecation\`
and \`Sunset\`.`
