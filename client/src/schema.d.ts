// Made from client/openapi.json by `npm run client`; not to be changed by hand.
export interface paths {
    "/accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an account, as its owner, an admin or an internal backend
         * @description Get an account, as its owner, an admin or an internal backend.
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        /**
         * Erase an account, as its owner or an admin
         * @description This is permanent. Deals stay, but without an owner; collections are archived and no longer accessible. Everything else stored about the account is deleted, and its handle stays reserved for 90 days. The last active admin cannot be erased.
         */
        delete: operations["eraseAccount"];
        options?: never;
        head?: never;
        /**
         * Update an account, as its owner, an admin or an internal backend
         * @description A merge patch (RFC 7396). `role`, `isActive`, `certified`, `avatarTrusted`, `signupSource` and `email` can only be set by admins and internal backends; an owner who sends any of them gets a 403 that lists them in `meta.fields`.
         */
        patch: operations["updateAccount"];
        trace?: never;
    };
    "/accounts/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get your account; the first call creates it
         * @description A HEAD creates nothing: until the account exists, it is answered 403 `ACCOUNT_REQUIRED`.
         */
        get: operations["getOwnAccount"];
        put?: never;
        post?: never;
        /**
         * Erase your account
         * @description This is permanent. Deals stay, but without an owner; collections are archived and no longer accessible. Everything else stored about the account is deleted, and its handle stays reserved for 90 days. The last active admin cannot be erased.
         */
        delete: operations["eraseOwnAccount"];
        options?: never;
        head?: never;
        /**
         * Update your account
         * @description Update your account.
         */
        patch: operations["updateOwnAccount"];
        trace?: never;
    };
    "/accounts/me/access-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who acted as you, when, and what they did, newest first
         * @description List who acted as you, when, and what they did, newest first.
         */
        get: operations["listOwnAccessLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/me/complete-onboarding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete onboarding
         * @description Can be repeated: the values of the last call apply, but `onboardedAt` stays that of the first.
         */
        post: operations["completeOnboarding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export everything stored about you, as one document
         * @description Only one at a time: while an export is running, another is refused with `EXPORT_RUNNING`.
         */
        get: operations["exportOwnAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/me/exposure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Explain why you are, or are not, in the catalog
         * @description Explain why you are, or are not, in the catalog.
         */
        get: operations["getOwnExposure"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search accounts by name or e-mail
         * @description Returns up to 20 active accounts. A term of three or more characters matches anywhere in the name or in the part of the e-mail address before the @; a term of two matches only at the start of either. Case and accents are ignored.
         */
        get: operations["searchAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/announcements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your banner and news, with your read marks
         * @description List your banner and news, with your read marks.
         */
        get: operations["listAnnouncements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/announcements/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark an announcement as read; this closes a banner
         * @description Can be repeated: the first `readAt` stays.
         */
        post: operations["markAnnouncementRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find accounts by e-mail address, ignoring case
         * @description Find accounts by e-mail address, ignoring case.
         */
        get: operations["apiFindAccountsByEmail"];
        put?: never;
        /**
         * Create an account before its first sign-in
         * @description Create an account before its first sign-in.
         */
        post: operations["apiCreateAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an account
         * @description Get an account.
         */
        get: operations["apiGetAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/{id}/grants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List an account's grants, latest start first
         * @description List an account's grants, latest start first.
         */
        get: operations["apiListGrants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/{id}/grants/{grantId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Create or update a grant (idempotent)
         * @description Without `startsAt`, a new grant starts now and an existing one keeps its start.
         */
        put: operations["apiPutGrant"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search and list deals; this is not a serve
         * @description All filters have to hold; one without a value counts as absent. Personal themes are searched as well. With `ownerId`, the collection and the sharing group have to be of that account.
         */
        get: operations["apiListDeals"];
        put?: never;
        /**
         * Create a deal for an account
         * @description The dealer and vulnerability default to those of the board number. The auction must be legal.
         */
        post: operations["apiCreateDeal"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set the sharing or themes of several deals, all or none of them
         * @description Set the sharing or themes of several deals, all or none of them.
         */
        patch: operations["apiUpdateDeals"];
        trace?: never;
    };
    "/api/deals.pbn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get deals as one PBN file, searched and sorted like the list; this is not a serve
         * @description All filters have to hold; one without a value counts as absent. Personal themes are searched as well. With `ownerId`, the collection and the sharing group have to be of that account. The boards of all pages, each with the number of its deal. Streamed; the ETag is made of the ids and revisions of the deals.
         */
        get: operations["apiGetDealsAsPbn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Serve a deal to a player
         * @description This records a serve and deducts it from the player's daily allowance. A bearer token, sent along with the API key, identifies the player. Without a token, or if it is invalid or does not belong to an active account, the player is anonymous and is neither charged nor refused. Any deal can be served, whatever its owner, sharing or lifecycle; `lifecycle` shows whether it is in the trash or has lost its owner. Repeating a request for the same player with the same `Idempotency-Key` charges once. `?serve=false` only reads the deal: the response has an `ETag`, `serve: null`, and a `Link` to the deal's files and a hand viewer. `HEAD` is never a serve.
         */
        get: operations["apiServeDeal"];
        /**
         * Replace a deal; what you leave out returns to its default
         * @description Replace a deal; what you leave out returns to its default.
         */
        put: operations["apiReplaceDeal"];
        post?: never;
        /**
         * Permanently delete a trashed or orphaned deal, also from all collections
         * @description Permanently delete a trashed or orphaned deal, also from all collections.
         */
        delete: operations["apiDeleteDeal"];
        options?: never;
        head?: never;
        /**
         * Update a deal
         * @description A merge patch (RFC 7396). `publishedAt` is set when the deal first becomes public, and never changes after that.
         */
        patch: operations["apiUpdateDeal"];
        trace?: never;
    };
    "/api/deals/{id}.lin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a deal as a LIN file
         * @description Get a deal as a LIN file.
         */
        get: operations["apiGetDealAsLin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deals/{id}.pbn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a deal as a PBN file
         * @description Get a deal as a PBN file.
         */
        get: operations["apiGetDealAsPbn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deals/{id}.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a deal as a picture: a hand diagram
         * @description The SVG includes a title and a description for screen readers.
         */
        get: operations["apiGetDealPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deals/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deal from the trash
         * @description Restore a deal from the trash.
         */
        post: operations["apiRestoreDeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deals/{id}/trash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a deal to the trash
         * @description Move a deal to the trash.
         */
        post: operations["apiTrashDeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deals/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a PBN or LIN file as private deals of an account
         * @description Imports all valid boards in one transaction. The content decides which format the file has, whichever of the media types was sent. Links to a hand viewer are read, but never fetched: each must contain its board; one that does not is rejected, with what to import instead. The report lists each invalid record with its line, and anything a deal has no field for.
         */
        post: operations["apiImportDeals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/grants/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a grant immediately
         * @description Revoke a grant immediately.
         */
        post: operations["apiRevokeGrant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auction-systems": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the auction systems an account can choose from, by `sortOrder`
         * @description List the auction systems an account can choose from, by `sortOrder`.
         */
        get: operations["listAuctionSystems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/back-office/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List accounts
         * @description List accounts.
         */
        get: operations["backOfficeListAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/back-office/accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an account with its grants and figures
         * @description Get an account with its grants and figures.
         */
        get: operations["backOfficeGetAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/back-office/accounts/{id}/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an account's avatar, trusted or not
         * @description Get an account's avatar, trusted or not.
         */
        get: operations["backOfficeGetAccountAvatar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/back-office/accounts/{id}/grants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List an account's grants, latest start first
         * @description List an account's grants, latest start first.
         */
        get: operations["backOfficeListGrants"];
        put?: never;
        /**
         * Create a grant manually
         * @description Create a grant manually.
         */
        post: operations["backOfficeCreateGrant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/back-office/accounts/{id}/grants/{grantId}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a grant of an account immediately
         * @description Revoke a grant of an account immediately.
         */
        post: operations["backOfficeRevokeGrant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/back-office/announcements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all announcements, newest first
         * @description List all announcements, newest first.
         */
        get: operations["backOfficeListAnnouncements"];
        put?: never;
        /**
         * Create an announcement; without `publishedAt` it is a draft
         * @description Create an announcement; without `publishedAt` it is a draft.
         */
        post: operations["backOfficeCreateAnnouncement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/back-office/announcements/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an announcement
         * @description Get an announcement.
         */
        get: operations["backOfficeGetAnnouncement"];
        put?: never;
        post?: never;
        /**
         * Delete an announcement and its read marks
         * @description Delete an announcement and its read marks.
         */
        delete: operations["backOfficeDeleteAnnouncement"];
        options?: never;
        head?: never;
        /**
         * Update an announcement (merge patch)
         * @description Update an announcement (merge patch).
         */
        patch: operations["backOfficeUpdateAnnouncement"];
        trace?: never;
    };
    "/back-office/announcements/{id}/reset-reads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark an announcement as unread for everyone
         * @description Mark an announcement as unread for everyone.
         */
        post: operations["backOfficeResetAnnouncementReads"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/back-office/announcements/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview the announcements an account sees at a given time
         * @description Preview the announcements an account sees at a given time.
         */
        get: operations["backOfficePreviewAnnouncements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/back-office/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the audit trail, newest first
         * @description List the audit trail, newest first.
         */
        get: operations["backOfficeListAuditRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/back-office/form-submissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List form submissions, newest first
         * @description List form submissions, newest first.
         */
        get: operations["backOfficeListFormSubmissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/back-office/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get daily statistics, by UTC day
         * @description Get daily statistics, by UTC day.
         */
        get: operations["backOfficeGetStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/authors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List authors with public deals, most recently published first
         * @description List authors with public deals, most recently published first.
         */
        get: operations["listAuthors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/authors/{handle}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an author with badges
         * @description Get an author with badges.
         */
        get: operations["getAuthor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/authors/{handle}/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an author's avatar, once it is trusted
         * @description Get an author's avatar, once it is trusted.
         */
        get: operations["getAuthorAvatar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/authors/{handle}/collections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List an author's shared collections, newest first
         * @description List an author's shared collections, newest first.
         */
        get: operations["listAuthorCollections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/authors/{handle}/deals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List an author's public deals, most recently published first
         * @description List an author's public deals, most recently published first.
         */
        get: operations["listAuthorDeals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/authors/{handle}/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Follow an author (idempotent)
         * @description Follow an author (idempotent).
         */
        put: operations["followAuthor"];
        post?: never;
        /**
         * Unfollow an author (idempotent, whatever the handle)
         * @description Unfollow an author (idempotent, whatever the handle).
         */
        delete: operations["unfollowAuthor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/collections/{id}/deals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a shared collection's public deals by its owner, in the collection's order
         * @description List a shared collection's public deals by its owner, in the collection's order.
         */
        get: operations["listSharedCollectionDeals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/deals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List or search the public deals of all authors, most recently published first
         * @description All filters have to hold; one without a value counts as absent. Titles and public themes are searched, also for the author.
         */
        get: operations["listRecentDeals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/deals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a public deal with its author
         * @description The `Link` header points to the deal as PBN, LIN and SVG, and (`rel="related"`) to a hand viewer that shows it.
         */
        get: operations["getPublishedDeal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/deals/{id}.lin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a deal of the catalog as a LIN file
         * @description Get a deal of the catalog as a LIN file.
         */
        get: operations["getPublishedDealAsLin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/deals/{id}.pbn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a deal of the catalog as a PBN file
         * @description Get a deal of the catalog as a PBN file.
         */
        get: operations["getPublishedDealAsPbn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/deals/{id}.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a deal of the catalog as a picture: a hand diagram
         * @description The SVG includes a title and a description for screen readers.
         */
        get: operations["getPublishedDealPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the public deals of the authors you follow, most recently published first
         * @description List the public deals of the authors you follow, most recently published first.
         */
        get: operations["listFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the authors you follow
         * @description List the authors you follow.
         */
        get: operations["listSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/themes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the themes of the public deals, the most frequent first
         * @description List the themes of the public deals, the most frequent first.
         */
        get: operations["listThemes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your collections, newest first
         * @description List your collections, newest first.
         */
        get: operations["listCollections"];
        put?: never;
        /**
         * Create a collection
         * @description It can contain your own deals and public deals of other authors.
         */
        post: operations["createCollection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one of your collections, optionally with its deals
         * @description Get one of your collections, optionally with its deals.
         */
        get: operations["getCollection"];
        put?: never;
        post?: never;
        /**
         * Delete a collection; its deals stay
         * @description For 30 days it can be restored, with its link; until then it is in no other list than that of deleted collections, and its link is closed.
         */
        delete: operations["deleteCollection"];
        options?: never;
        head?: never;
        /**
         * Update a collection's title, description or looks
         * @description Update a collection's title, description or looks.
         */
        patch: operations["updateCollection"];
        trace?: never;
    };
    "/collections/{id}.pbn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the deals of one of your collections as one PBN file, in its order
         * @description Every board gets its own number: the board numbers of the deals if they all differ, otherwise 1, 2, 3 and so on.
         */
        get: operations["getCollectionAsPbn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a collection
         * @description Archive a collection.
         */
        post: operations["archiveCollection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections/{id}/arrange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reorder the deals of a collection
         * @description At random, by board number or by title. Deals without a number come after those with one, ties are ordered by creation, and deals that you can no longer read come last.
         */
        post: operations["arrangeCollection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections/{id}/deals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace a collection's ordered list of deals
         * @description Replace a collection's ordered list of deals.
         */
        put: operations["setCollectionDeals"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections/{id}/exposure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Explain why a collection is, or is not, in the catalog
         * @description Explain why a collection is, or is not, in the catalog.
         */
        get: operations["getCollectionExposure"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections/{id}/public-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Open a collection's public link, with or without a time window
         * @description Open a collection's public link, with or without a time window.
         */
        put: operations["openPublicLink"];
        post?: never;
        /**
         * Close a collection's public link
         * @description Close a collection's public link.
         */
        delete: operations["closePublicLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted collection, if the plan allows it
         * @description With its order and its link, which is open again if it was open.
         */
        post: operations["restoreCollection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections/{id}/unarchive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unarchive a collection, if the plan allows it
         * @description Unarchive a collection, if the plan allows it.
         */
        post: operations["unarchiveCollection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search and list your deals
         * @description All filters have to hold; one without a value counts as absent. Your personal themes are searched as well.
         */
        get: operations["listDeals"];
        put?: never;
        /**
         * Create a deal
         * @description The dealer and vulnerability default to those of the board number. The auction must be legal.
         */
        post: operations["createDeal"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set the sharing or themes of several deals, all or none of them
         * @description Set the sharing or themes of several deals, all or none of them.
         */
        patch: operations["updateDeals"];
        trace?: never;
    };
    "/deals.pbn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get your deals as one PBN file, searched and sorted like the list
         * @description All filters have to hold; one without a value counts as absent. Your personal themes are searched as well. The boards of all pages, each with the number of its deal. Streamed; the ETag is made of the ids and revisions of the deals.
         */
        get: operations["getDealsAsPbn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one of your deals, or one shared with a group of yours
         * @description Only the owner gets `personalThemes`, `inspirations`, `supplement` and `sharingGroupIds`. The `Link` header points to the deal as PBN, LIN and SVG, and (`rel="related"`) to a hand viewer that shows it.
         */
        get: operations["getDeal"];
        /**
         * Replace a deal of the caller; what you leave out returns to its default
         * @description Replace a deal of the caller; what you leave out returns to its default.
         */
        put: operations["replaceDeal"];
        post?: never;
        /**
         * Permanently delete a trashed deal, also from all collections
         * @description Permanently delete a trashed deal, also from all collections.
         */
        delete: operations["deleteDeal"];
        options?: never;
        head?: never;
        /**
         * Update a deal of the caller
         * @description A merge patch (RFC 7396). `publishedAt` is set when the deal first becomes public, and never changes after that.
         */
        patch: operations["updateDeal"];
        trace?: never;
    };
    "/deals/{id}.lin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a deal as a LIN file
         * @description Get a deal as a LIN file.
         */
        get: operations["getDealAsLin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}.pbn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a deal as a PBN file
         * @description Get a deal as a PBN file.
         */
        get: operations["getDealAsPbn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a deal as a picture: a hand diagram
         * @description The SVG includes a title and a description for screen readers.
         */
        get: operations["getDealPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/exposure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Explain why a deal is, or is not, in the catalog
         * @description Explain why a deal is, or is not, in the catalog.
         */
        get: operations["getDealExposure"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deal from the trash
         * @description Restore a deal from the trash.
         */
        post: operations["restoreDeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/trash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a deal to the trash
         * @description Move a deal to the trash.
         */
        post: operations["trashDeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a PBN or LIN file as your private deals
         * @description Imports all valid boards in one transaction. The content decides which format the file has, whichever of the media types was sent. Links to a hand viewer are read, but never fetched: each must contain its board; one that does not is rejected, with what to import instead. The report lists each invalid record with its line, and anything a deal has no field for.
         */
        post: operations["importDeals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forms/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit the contact form
         * @description Submit the contact form.
         */
        post: operations["submitContactForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forms/newsletter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe to the newsletter
         * @description Subscribe to the newsletter.
         */
        post: operations["submitNewsletterForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check that the process is alive
         * @description Check that the process is alive.
         */
        get: operations["getLiveness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check that the instance is ready: the database answers, the identity provider's keys are known, and it is not shutting down
         * @description Check that the instance is ready: the database answers, the identity provider's keys are known, and it is not shutting down.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the metrics of this instance, for Prometheus
         * @description Get the metrics of this instance, for Prometheus.
         */
        get: operations["getMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/collections/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a collection through its public link
         * @description For students. Contains the owner's active deals, including private ones and those shared with groups, and deals of other authors while they are public. The response is the same 404 whether the link is unknown, closed or outside its window, the collection archived or degraded, or its owner inactive.
         */
        get: operations["getPublicCollection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/collections/{token}.pbn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the deals of a collection as one PBN file, through its public link
         * @description In the order of the public read. Every board gets its own number: the board numbers of the deals if they all differ, otherwise 1, 2, 3 and so on. `south=declarer` changes nothing where the `studentView` hides the auction, which it would give away.
         */
        get: operations["getPublicCollectionAsPbn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/collections/{token}/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the avatar of a collection's author, once it is trusted, through the public link
         * @description Get the avatar of a collection's author, once it is trusted, through the public link.
         */
        get: operations["getPublicCollectionAvatar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/collections/{token}/deals/{n}.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a deal of a collection as a picture, a hand diagram, through its public link
         * @description The SVG includes a title and a description for screen readers. `south=declarer` changes nothing where the `studentView` hides the auction, which it would give away.
         */
        get: operations["getPublicCollectionDealPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sharing-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the sharing groups you own or belong to
         * @description List the sharing groups you own or belong to.
         */
        get: operations["listSharingGroups"];
        put?: never;
        /**
         * Create a sharing group
         * @description Create a sharing group.
         */
        post: operations["createSharingGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sharing-groups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a sharing group you own or belong to
         * @description Get a sharing group you own or belong to.
         */
        get: operations["getSharingGroup"];
        put?: never;
        post?: never;
        /**
         * Delete a sharing group you own; deals shared only with it become private
         * @description Delete a sharing group you own; deals shared only with it become private.
         */
        delete: operations["deleteSharingGroup"];
        options?: never;
        head?: never;
        /**
         * Rename a sharing group you own
         * @description Rename a sharing group you own.
         */
        patch: operations["updateSharingGroup"];
        trace?: never;
    };
    "/sharing-groups/{id}/deals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the deals shared with a group, newest first
         * @description List the deals shared with a group, newest first.
         */
        get: operations["listSharingGroupDeals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sharing-groups/{id}/members/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add a member to a sharing group you own
         * @description Add a member to a sharing group you own.
         */
        put: operations["addSharingGroupMember"];
        post?: never;
        /**
         * Remove a member from a sharing group you own, or leave one
         * @description Can be repeated. Leaving always answers 204, even if the group does not exist.
         */
        delete: operations["removeSharingGroupMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Something that an admin did as you. */
        AccessLogEntry: {
            /**
             * @description The method and route pattern of the request.
             * @example PATCH /deals/{id}
             * @example GET /deals
             */
            action: string;
            /** @description Who did it. */
            actor: {
                /**
                 * @description The admin; `null` once that account is erased.
                 * @example demo|admin
                 */
                id: string | null;
                /**
                 * @description Always `account`.
                 * @example account
                 */
                type: string;
            };
            /**
             * Format: date-time
             * @description When it was done.
             * @example 2026-03-02T18:05:12.345Z
             */
            at: string;
            /**
             * Format: uuid
             * @description The id of the entry.
             * @example 01980000-0000-7000-8000-0000000000ad
             */
            id: string;
            /**
             * @description The path parameters of an impersonated request.
             * @example {
             *       "id": "01980000-0000-7000-8001-000000000000"
             *     }
             */
            parameters: {
                [key: string]: string | null;
            };
            /**
             * @description The id of the request.
             * @example 5f0c3d1e-7a52-4b43-9f57-1c5e0a2d9b64
             */
            requestId: string;
        };
        /** @description A page of who acted as you. */
        AccessLogPage: {
            /** @description The entries of this page, newest first. */
            entries: components["schemas"]["AccessLogEntry"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description An account with all its settings, as its owner and admins see it. */
        Account: {
            /**
             * @description The language of the pages, a BCP 47 tag.
             * @example en
             */
            appLanguage: string | null;
            auctionSystem: components["schemas"]["AuctionSystem"] | null;
            /**
             * @description Set by an admin. Other accounts only see a trusted avatar.
             * @example true
             */
            avatarTrusted: boolean;
            /**
             * @description The address of a picture, over https.
             * @example https://avatars.example.org/alice.png
             */
            avatarUrl: string | null;
            /**
             * @description Whether an admin has certified the teacher.
             * @example true
             */
            certified: boolean;
            /**
             * @description The country, an ISO 3166-1 alpha-2 code.
             * @example FR
             */
            country: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2026-03-01T09:30:00.000Z
             */
            createdAt: string;
            /**
             * @description The name that others see.
             * @example Alice Martin
             */
            displayName: string;
            /**
             * @description The e-mail address.
             * @example alice.martin@example.org
             */
            email: string;
            /**
             * @description The first name.
             * @example Alice
             */
            firstName: string | null;
            /**
             * @description The name in the URL of the author's page.
             * @example alice-martin
             */
            handle: string | null;
            /**
             * @description The id: the `sub` claim of the identity provider's tokens.
             * @example demo|alice
             */
            id: string;
            /**
             * @description Whether the account may sign in.
             * @example true
             */
            isActive: boolean;
            /**
             * @description Whether it belongs to a club or school instead of a person.
             * @example false
             */
            isOrganisation: boolean;
            /**
             * @description The language of the deals, a BCP 47 tag.
             * @example fr
             */
            language: string | null;
            /**
             * @description The last name.
             * @example Martin
             */
            lastName: string | null;
            /**
             * Format: date-time
             * @description When onboarding was completed; `null` if it has not been.
             * @example 2026-03-01T09:30:00.000Z
             */
            onboardedAt: string | null;
            /**
             * @description The club or school.
             * @example Bridge Club Lyon
             */
            organisationName: string | null;
            preferences: components["schemas"]["Preferences"];
            role: components["schemas"]["Role"];
            /**
             * @description Lets members of the same sharing group see the e-mail address.
             * @example false
             */
            showEmailPublicly: boolean;
            signupSource: components["schemas"]["SignupSource"];
            /**
             * Format: date-time
             * @description When it was last changed.
             * @example 2026-03-02T18:05:12.345Z
             */
            updatedAt: string;
        };
        /** @description Everything stored about an account. */
        AccountExport: {
            account: components["schemas"]["Account"];
            /** @description The announcements that you have marked as read. */
            announcementReads: components["schemas"]["AnnouncementRead"][];
            /** @description What was done to you or by you and recorded. */
            auditRecords: components["schemas"]["AuditRecord"][];
            /** @description Your collections. */
            collections: components["schemas"]["Collection"][];
            /** @description Your deals. */
            deals: components["schemas"]["Deal"][];
            /** @description Deleted collections that can still be restored. */
            deletedCollections: components["schemas"]["Collection"][];
            /**
             * Format: date-time
             * @description When the export was made.
             * @example 2026-03-02T18:05:12.345Z
             */
            exportedAt: string;
            /** @description Your grants. */
            grants: components["schemas"]["Grant"][];
            /** @description Recent serves to the account. Older ones are only stored as daily totals. */
            serves: components["schemas"]["ExportedServe"][];
            /** @description Groups that the account owns or has joined. */
            sharingGroups: components["schemas"]["SharingGroup"][];
            /** @description The authors you follow. */
            subscriptions: components["schemas"]["Subscription"][];
        };
        /** @description An account to be created before its first sign-in. */
        AccountInput: {
            /**
             * Format: language-tag
             * @description The language of the pages, a BCP 47 tag.
             * @example en
             */
            appLanguage?: string | null;
            /**
             * Format: uuid
             * @description The id of the auction system that the account plays.
             * @example 01980000-0000-7000-8000-000000000003
             */
            auctionSystemId?: string | null;
            /**
             * Format: https-url
             * @description The address of a picture, over https.
             * @example https://avatars.example.org/alice.png
             */
            avatarUrl?: string | null;
            /**
             * Format: country
             * @description The country, an ISO 3166-1 alpha-2 code.
             * @example FR
             */
            country?: string | null;
            /**
             * Format: name
             * @description The name that others see.
             * @example Alice Martin
             */
            displayName: string;
            /**
             * Format: email
             * @description The e-mail address.
             * @example alice.martin@example.org
             */
            email: string;
            /**
             * Format: name
             * @description The first name.
             * @example Alice
             */
            firstName?: string | null;
            /**
             * Format: handle
             * @description The name in the URL of the author's page.
             * @example alice-martin
             */
            handle?: string | null;
            /**
             * Format: account-id
             * @description The `sub` claim that the identity provider's tokens will have.
             * @example auth0|5f7c8ec7c33c6c004bbafe82
             */
            id: string;
            /**
             * @description Whether it belongs to a club or school instead of a person.
             * @example false
             */
            isOrganisation?: boolean | null;
            /**
             * Format: language-tag
             * @description The language of the deals, a BCP 47 tag.
             * @example fr
             */
            language?: string | null;
            /**
             * Format: name
             * @description The last name.
             * @example Martin
             */
            lastName?: string | null;
            /**
             * Format: name
             * @description The club or school.
             * @example Bridge Club Lyon
             */
            organisationName?: string | null;
            preferences?: components["schemas"]["PreferencesPatch"] | null;
            /**
             * @description Lets members of the same sharing group see the e-mail address.
             * @example false
             */
            showEmailPublicly?: boolean | null;
            /** @default backend */
            signupSource?: components["schemas"]["SignupSource"] | null;
        };
        /** @description An account with what admins want to know of it. */
        AccountOverview: {
            account: components["schemas"]["Account"];
            /** @description How many collections the account has, by where they stand. */
            collections: {
                /**
                 * @description How many of them are archived.
                 * @example 0
                 */
                archived: number;
                /**
                 * @description How many of them are closed.
                 * @example 0
                 */
                closed: number;
                /**
                 * @description How many of them are degraded.
                 * @example 0
                 */
                degraded: number;
                /**
                 * @description How many of them are open.
                 * @example 0
                 */
                open: number;
            };
            /** @description How many deals the account has. */
            deals: {
                /** @description By where they stand. */
                byLifecycle: {
                    /**
                     * @description How many of them are active.
                     * @example 0
                     */
                    active: number;
                    /**
                     * @description How many of them are orphaned.
                     * @example 0
                     */
                    orphaned: number;
                    /**
                     * @description How many of them are trashed.
                     * @example 0
                     */
                    trashed: number;
                };
                /** @description By who may see them. */
                bySharing: {
                    /**
                     * @description How many of them are group.
                     * @example 0
                     */
                    group: number;
                    /**
                     * @description How many of them are private.
                     * @example 0
                     */
                    private: number;
                    /**
                     * @description How many of them are public.
                     * @example 0
                     */
                    public: number;
                };
            };
            /** @description Latest start first. */
            grants: components["schemas"]["Grant"][];
            lastImpersonation: components["schemas"]["AuditRecord"] | null;
            /**
             * @description Serves charged to the account today and in the 29 days before.
             * @example 12
             */
            servesIn30Days: number;
            /** @description How many sharing groups the account is in. */
            sharingGroups: {
                /**
                 * @description How many groups of others it belongs to.
                 * @example 0
                 */
                joined: number;
                /**
                 * @description How many groups the account owns.
                 * @example 1
                 */
                owned: number;
            };
        };
        /** @description A page of accounts. */
        AccountPage: {
            /** @description The accounts of this page. */
            accounts: components["schemas"]["Account"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description What to change in an account. Fields that are left out stay; `null` removes a value, or resets it to its default. */
        AccountPatch: {
            /**
             * Format: language-tag
             * @description The language of the pages, a BCP 47 tag.
             * @example en
             */
            appLanguage?: string | null;
            /**
             * Format: uuid
             * @description The id of the auction system that the account plays.
             * @example 01980000-0000-7000-8000-000000000003
             */
            auctionSystemId?: string | null;
            /**
             * @description Set by an admin. Other accounts only see a trusted avatar.
             * @example true
             */
            avatarTrusted?: boolean | null;
            /**
             * Format: https-url
             * @description The address of a picture, over https.
             * @example https://avatars.example.org/alice.png
             */
            avatarUrl?: string | null;
            /**
             * @description Whether an admin has certified the teacher.
             * @example true
             */
            certified?: boolean | null;
            /**
             * Format: country
             * @description The country, an ISO 3166-1 alpha-2 code.
             * @example FR
             */
            country?: string | null;
            /**
             * Format: name
             * @description The name that others see.
             * @example Alice Martin
             */
            displayName?: string;
            /**
             * Format: email
             * @description The e-mail address.
             * @example alice.martin@example.org
             */
            email?: string;
            /**
             * Format: name
             * @description The first name.
             * @example Alice
             */
            firstName?: string | null;
            /**
             * Format: handle
             * @description The name in the URL of the author's page.
             * @example alice-martin
             */
            handle?: string | null;
            /**
             * @description Whether the account may sign in.
             * @example true
             */
            isActive?: boolean | null;
            /**
             * @description Whether it belongs to a club or school instead of a person.
             * @example false
             */
            isOrganisation?: boolean | null;
            /**
             * Format: language-tag
             * @description The language of the deals, a BCP 47 tag.
             * @example fr
             */
            language?: string | null;
            /**
             * Format: name
             * @description The last name.
             * @example Martin
             */
            lastName?: string | null;
            /**
             * Format: name
             * @description The club or school.
             * @example Bridge Club Lyon
             */
            organisationName?: string | null;
            preferences?: components["schemas"]["PreferencesPatch"] | null;
            /** @description What the account may do. Only for admins and internal backends, like the five fields below. */
            role?: components["schemas"]["Role"] | null;
            /**
             * @description Lets members of the same sharing group see the e-mail address.
             * @example false
             */
            showEmailPublicly?: boolean | null;
            signupSource?: components["schemas"]["SignupSource"];
        };
        /** @description An announcement as its readers see it. */
        Announcement: {
            /**
             * @description The text of its button in each language, by BCP 47 tag.
             * @example {
             *       "en": "Open",
             *       "fr": "Ouvrir"
             *     }
             */
            actionLabel: {
                [key: string]: string;
            };
            /**
             * @description A path inside the app that its button leads to.
             * @example /deals
             */
            actionPath: string | null;
            /**
             * @description The text in each language, by BCP 47 tag.
             * @example {
             *       "en": "There are ten new deals.",
             *       "fr": "Voici dix nouvelles donnes."
             *     }
             */
            body: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description Until when it is shown; `null` if it stays.
             * @example 2026-06-01T00:00:00.000Z
             */
            expiresAt: string | null;
            /**
             * Format: uuid
             * @description The id of the announcement.
             * @example 01980000-0000-7000-8005-000000000000
             */
            id: string;
            kind: components["schemas"]["AnnouncementKind"];
            /**
             * @description Whether it comes before newer ones.
             * @example false
             */
            pinned: boolean;
            /**
             * Format: date-time
             * @description From when it is shown.
             * @example 2026-03-01T09:30:00.000Z
             */
            publishedAt: string;
            /**
             * Format: date-time
             * @description When you first marked it as read; `null` if you have not.
             * @example 2026-03-02T18:05:12.345Z
             */
            readAt: string | null;
            /**
             * @description The title in each language, by BCP 47 tag.
             * @example {
             *       "en": "New lessons",
             *       "fr": "Nouvelles leçons"
             *     }
             */
            title: {
                [key: string]: string;
            };
        };
        /** @description An announcement to be created. */
        AnnouncementInput: {
            /**
             * @description The text of its button in each language, by BCP 47 tag.
             * @example {
             *       "en": "Open",
             *       "fr": "Ouvrir"
             *     }
             */
            actionLabel?: {
                [key: string]: string;
            } | null;
            /**
             * Format: app-path
             * @description A path inside the app that its button leads to.
             * @example /deals
             */
            actionPath?: string | null;
            audience?: components["schemas"]["AudienceInput"] | null;
            /**
             * @description The text in each language, by BCP 47 tag.
             * @example {
             *       "en": "There are ten new deals.",
             *       "fr": "Voici dix nouvelles donnes."
             *     }
             */
            body?: {
                [key: string]: string;
            } | null;
            /**
             * Format: date-time
             * @description Until when it is shown; without it, it stays.
             * @example 2026-06-01T00:00:00.000Z
             */
            expiresAt?: string | null;
            kind: components["schemas"]["AnnouncementKind"];
            /**
             * @description Whether it comes before newer ones.
             * @example false
             */
            pinned?: boolean | null;
            /**
             * Format: date-time
             * @description From when it is shown; without it, it is a draft.
             * @example 2026-03-01T09:30:00.000Z
             */
            publishedAt?: string | null;
            /**
             * @description The title in each language, by BCP 47 tag.
             * @example {
             *       "en": "New lessons",
             *       "fr": "Nouvelles leçons"
             *     }
             */
            title: {
                [key: string]: string;
            };
        };
        /**
         * @description A banner above all pages, or an item of the news.
         * @example news
         * @enum {string}
         */
        AnnouncementKind: "banner" | "news";
        /** @description What to change in an announcement; `null` removes a text or resets a field. */
        AnnouncementPatch: {
            /**
             * @description The text of its button in each language, by BCP 47 tag.
             * @example {
             *       "en": "Open",
             *       "fr": "Ouvrir"
             *     }
             */
            actionLabel?: {
                [key: string]: string | null;
            } | null;
            /**
             * Format: app-path
             * @description A path inside the app that its button leads to.
             * @example /deals
             */
            actionPath?: string | null;
            audience?: components["schemas"]["AudienceInput"] | null;
            /**
             * @description The text in each language, by BCP 47 tag.
             * @example {
             *       "en": "There are ten new deals.",
             *       "fr": "Voici dix nouvelles donnes."
             *     }
             */
            body?: {
                [key: string]: string | null;
            } | null;
            /**
             * Format: date-time
             * @description Until when it is shown; without it, it stays.
             * @example 2026-06-01T00:00:00.000Z
             */
            expiresAt?: string | null;
            kind?: components["schemas"]["AnnouncementKind"];
            /**
             * @description Whether it comes before newer ones.
             * @example false
             */
            pinned?: boolean | null;
            /**
             * Format: date-time
             * @description From when it is shown; without it, it is a draft.
             * @example 2026-03-01T09:30:00.000Z
             */
            publishedAt?: string | null;
            /**
             * @description The title in each language, by BCP 47 tag.
             * @example {
             *       "en": "New lessons",
             *       "fr": "Nouvelles leçons"
             *     }
             */
            title?: {
                [key: string]: string | null;
            } | null;
        };
        /** @description An announcement that you have marked as read. */
        AnnouncementRead: {
            /**
             * Format: uuid
             * @description The id of the announcement.
             * @example 01980000-0000-7000-8005-000000000000
             */
            id: string;
            /**
             * Format: date-time
             * @description When it was first marked as read.
             * @example 2026-03-02T18:05:12.345Z
             */
            readAt: string;
        };
        /** @description What an account sees of the announcements now. */
        Announcements: {
            /** @description The first unread banner: pinned ones come first, then the newest. */
            banner: components["schemas"]["Announcement"] | null;
            /** @description Pinned ones first, then the newest. At most 100. */
            news: components["schemas"]["Announcement"][];
            /**
             * Format: date-time
             * @description When this will next change on its own, because an announcement starts or expires.
             * @example 2026-06-01T00:00:00.000Z
             */
            nextChangeAt: string | null;
            /**
             * @description How many visible banners and news items are unread.
             * @example 0
             */
            unreadCount: number;
        };
        /** @description The new order of a collection. */
        ArrangeInput: {
            /**
             * @description The new order.
             * @example boardNumber
             * @enum {string}
             */
            order: "shuffle" | "boardNumber" | "title";
        };
        /** @description A bidding system that an account can say it plays. */
        AuctionSystem: {
            /**
             * Format: uuid
             * @description The id of the auction system.
             * @example 01980000-0000-7000-8000-000000000003
             */
            id: string;
            /**
             * @description A short name that programs may rely on.
             * @example sef
             */
            identifier: string;
            /**
             * @description Its name in each language, by BCP 47 tag.
             * @example {
             *       "en": "French standard",
             *       "fr": "Système d'enseignement français"
             *     }
             */
            labels: {
                [key: string]: string;
            };
            /**
             * @description Where it stands in lists.
             * @example 3
             */
            sortOrder: number;
        };
        /** @description The auction systems an account can choose from. */
        AuctionSystems: {
            /** @description By `sortOrder`. */
            auctionSystems: components["schemas"]["AuctionSystem"][];
        };
        /** @description Who sees an announcement: everybody to whom all of these apply. */
        Audience: {
            /**
             * @description Only accounts of one of these countries; empty: whatever the country.
             * @example [
             *       "FR"
             *     ]
             */
            countries: string[];
            /**
             * @description Only accounts with one of these languages; empty: whatever the language.
             * @example [
             *       "fr"
             *     ]
             */
            languages: string[];
            /**
             * @description Only accounts with one of these roles; empty: whatever the role.
             * @example [
             *       "teacher"
             *     ]
             */
            roles: ("teacher" | "player" | "admin")[];
        };
        /** @description Who is to see an announcement: everybody to whom all of these apply. */
        AudienceInput: {
            /**
             * @description Only accounts of one of these countries; empty: whatever the country.
             * @example [
             *       "FR"
             *     ]
             */
            countries?: string[] | null;
            /**
             * @description Only accounts with one of these languages; empty: whatever the language.
             * @example [
             *       "fr"
             *     ]
             */
            languages?: string[] | null;
            /**
             * @description Only accounts with one of these roles; empty: whatever the role.
             * @example [
             *       "teacher"
             *     ]
             */
            roles?: ("teacher" | "player" | "admin")[] | null;
        };
        /** @description A page of the audit trail. */
        AuditPage: {
            pagination: components["schemas"]["Pagination"];
            /** @description The records of this page, newest first. */
            records: components["schemas"]["AuditRecord"][];
        };
        /** @description A record of something that an admin did. */
        AuditRecord: {
            /**
             * @description What was done. For an impersonated request: its method and route pattern.
             * @example PATCH /deals/{id}
             * @example account.update
             */
            action: string;
            /** @description Who did it. */
            actor: {
                /**
                 * @description The account; `null` for an internal backend, or once it is erased.
                 * @example demo|admin
                 */
                id: string | null;
                /**
                 * @description An account, or an internal backend.
                 * @enum {string}
                 */
                type: "account" | "service";
            };
            /**
             * @description The account that the admin acted as, if any.
             * @example demo|alice
             */
            as: string | null;
            /**
             * Format: date-time
             * @description When it was done.
             * @example 2026-03-02T18:05:12.345Z
             */
            at: string;
            /**
             * @description What was changed, by field.
             * @example {
             *       "title": {
             *         "before": "A hand",
             *         "after": "Counting the hand"
             *       }
             *     }
             */
            changes: {
                [key: string]: {
                    /** @description The value after; absent for a personal field. */
                    after?: unknown;
                    /** @description The value before; absent for a personal field. */
                    before?: unknown;
                };
            };
            /**
             * Format: uuid
             * @description The id of the record.
             * @example 01980000-0000-7000-8000-0000000000ad
             */
            id: string;
            /**
             * @description The path parameters of an impersonated request.
             * @example {
             *       "id": "01980000-0000-7000-8001-000000000000"
             *     }
             */
            parameters: {
                [key: string]: string | null;
            };
            /**
             * @description The id of the request, for the log.
             * @example 5f0c3d1e-7a52-4b43-9f57-1c5e0a2d9b64
             */
            requestId: string;
            /** @description To what it was done. */
            subject: {
                /**
                 * @description Its id.
                 * @example demo|alice
                 */
                id: string;
                /**
                 * @description What kind of thing it is.
                 * @enum {string}
                 */
                type: "account" | "announcement" | "grant";
            };
        };
        /** @description A teacher whose public deals the catalog shows. */
        Author: {
            /**
             * @description The address of the picture; `null` until an admin trusts it.
             * @example https://avatars.example.org/alice.png
             */
            avatarUrl: string | null;
            /** @description In display order. */
            badges: components["schemas"]["AuthorBadge"][];
            /**
             * Format: date-time
             * @description When the account was created.
             * @example 2026-03-01T09:30:00.000Z
             */
            createdAt: string;
            /**
             * @description The name that others see.
             * @example Alice Martin
             */
            displayName: string;
        };
        /**
         * @description Something that distinguishes an author.
         * @enum {string}
         */
        AuthorBadge: "certified" | "premium";
        /** @description The author of a deal, in lists that mix authors. */
        AuthorCard: {
            /**
             * @description The address of the picture; `null` until an admin trusts it.
             * @example https://avatars.example.org/alice.png
             */
            avatarUrl: string | null;
            /** @description In display order. */
            badges: components["schemas"]["AuthorBadge"][];
            /**
             * @description The name that others see.
             * @example Alice Martin
             */
            displayName: string;
            /**
             * @description The name in the URL of the author's page.
             * @example alice-martin
             */
            handle: string;
        };
        /** @description A public deal with its author. */
        AuthoredDeal: {
            /**
             * @description The calls, starting with the dealer’s: `P`, `X`, `XX`, or a bid such as `1NT`.
             * @example [
             *       "1S",
             *       "P",
             *       "3S",
             *       "P",
             *       "4S",
             *       "P",
             *       "P",
             *       "P"
             *     ]
             */
            auction: string[];
            author: components["schemas"]["AuthorCard"];
            /**
             * @description The number of the board, if it has one.
             * @example 7
             */
            boardNumber: number | null;
            /** @description What is said about single calls of the auction, in the order of the calls. */
            callNotes: components["schemas"]["SharedCallNote"][];
            /** @description What the author says about the deal. */
            commentary: components["schemas"]["CommentaryBlock"][];
            contract: components["schemas"]["Contract"] | null;
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2026-03-01T09:30:00.000Z
             */
            createdAt: string;
            /** @description Who deals, and calls first. */
            dealer: components["schemas"]["Seat"];
            hands: components["schemas"]["Hands"];
            /**
             * Format: uuid
             * @description The id of the deal.
             * @example 01980000-0000-7000-8001-000000000000
             */
            id: string;
            lifecycle: components["schemas"]["Lifecycle"];
            /**
             * @description The account that owns the deal; `null` once that is erased.
             * @example demo|alice
             */
            ownerId: string | null;
            /**
             * @description The cards in the order in which they were played, starting with the opening lead.
             * @example [
             *       "H5",
             *       "H6",
             *       "HJ",
             *       "HK"
             *     ]
             */
            play: string[];
            /**
             * Format: date-time
             * @description When the deal first became public; `null` if it never was.
             * @example 2026-03-01T09:30:00.000Z
             */
            publishedAt: string | null;
            /**
             * @description The tricks of the declaring side.
             * @example 10
             */
            result: number | null;
            /**
             * @description Who may see the deal.
             * @example public
             */
            sharing: components["schemas"]["Sharing"];
            /**
             * @description What it teaches, for everyone who may see the deal.
             * @example [
             *       "counting"
             *     ]
             */
            themes: string[];
            /**
             * @description The title.
             * @example Counting the hand
             */
            title: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             * @example 2026-03-02T18:05:12.345Z
             */
            updatedAt: string;
            /** @description Which sides are vulnerable. */
            vulnerability: components["schemas"]["Vulnerability"];
        };
        /** @description A page of public deals of several authors. */
        AuthoredDealPage: {
            /** @description The deals of this page, most recently published first. */
            deals: components["schemas"]["AuthoredDeal"][];
            /**
             * @description The `cursor` of the next page; `null` on the last page.
             * @example WyJyZWNlbnQiLDE3NzI0NzQ3MTIzNDUsIjAxOTgwMDAwLTAwMDAtNzAwMC04MDAxLTAwMDAwMDAwMDAwMCIsIkZVOFdGaHhxSmZWRlJGc0ljTGs1UHVSVzY1MCJd
             */
            nextCursor: string | null;
        };
        /** @description A page of the directory of authors. */
        AuthorPage: {
            /** @description The authors on this page, most recently published first. */
            authors: components["schemas"]["ListedAuthor"][];
            /**
             * @description The `cursor` of the next page; `null` on the last page.
             * @example WyJhdXRob3JzIiwxNzcyNDc0NzEyMzQ1LCJkZW1vfGFsaWNlIiwiUUdWRldSVWU3aHA4V2MxVEZmbWIwN3Bjc3BjIl0
             */
            nextCursor: string | null;
        };
        /** @description What is said about one call of an auction. */
        CallNote: {
            /**
             * @description Other calls that are correct here. Only the owner of the deal and internal backends see them.
             * @example [
             *       "4S"
             *     ]
             */
            accepts: string[];
            /**
             * @description Whether the call is alerted.
             * @example true
             */
            alert: boolean;
            /**
             * @description The place of the call in the auction, from 0; the length of the auction for a call still to be made.
             * @example 2
             */
            call: number;
            /**
             * @description An explanation, on one line; empty if there is none.
             * @example Invites game with four trumps.
             */
            text: string;
        };
        /** @description A note on one call: an explanation, an alert, accepted calls, or any of these. */
        CallNoteInput: {
            /**
             * @description Other calls that are correct here. Only the owner of the deal and internal backends see them.
             * @example [
             *       "4S"
             *     ]
             */
            accepts?: string[] | null;
            /**
             * @description Whether the call is alerted.
             * @example true
             */
            alert?: boolean | null;
            /**
             * @description The place of the call in the auction, from 0; the length of the auction for a call still to be made.
             * @example 2
             */
            call: number;
            /**
             * @description An explanation, on one line; empty if there is none.
             * @example Invites game with four trumps.
             */
            text?: string | null;
        };
        /** @description A theme of public deals. */
        CatalogTheme: {
            /**
             * @description How many public deals have it, up to a minute ago.
             * @example 1
             */
            dealCount: number;
            /**
             * @description The theme, as one of these deals spells it.
             * @example counting
             */
            theme: string;
        };
        /** @description The themes of the public deals. */
        CatalogThemes: {
            /** @description The most frequent first, up to 100. */
            themes: components["schemas"]["CatalogTheme"][];
        };
        /** @description An ordered set of deals, as its owner sees it. */
        Collection: {
            /**
             * Format: date-time
             * @description When it was archived; `null` if it is not.
             * @example null
             */
            archivedAt: string | null;
            /**
             * Format: date-time
             * @description From when the public link works; `null` if at once.
             * @example 2026-03-01T09:30:00.000Z
             */
            availableFrom: string | null;
            /**
             * Format: date-time
             * @description Until when the public link works; `null` if it does not end.
             * @example 2026-06-30T22:00:00.000Z
             */
            availableUntil: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2026-03-01T09:30:00.000Z
             */
            createdAt: string;
            /** @description The deals, in collection order. */
            dealIds: string[];
            /**
             * @description Not covered by the owner's plan: it can only be read or deleted.
             * @example false
             */
            degraded: boolean;
            /**
             * @description What it is about, if its owner says so.
             * @example Ten deals for lesson 4.
             */
            description: string | null;
            /**
             * @description Whether the page of the public link may stand in a frame of another site.
             * @example false
             */
            embeddable: boolean;
            /**
             * Format: uuid
             * @description The id of the collection.
             * @example 01980000-0000-7000-8002-000000000000
             */
            id: string;
            /**
             * @description The account that owns it.
             * @example demo|alice
             */
            ownerId: string;
            /**
             * @description Whether its public link is open.
             * @example true
             */
            publicEnabled: boolean;
            /**
             * @description The end of the public link; created when the link is first opened.
             * @example Vb7wqO1n2Zk4xTgYd0Rr8A
             */
            publicToken: string | null;
            /**
             * @description The address of the students' page, whether or not the link is open; `null` while there is no token.
             * @example https://dealbook.example.org/c/Vb7wqO1n2Zk4xTgYd0Rr8A
             */
            publicUrl: string | null;
            studentView: components["schemas"]["StudentView"];
            /**
             * @description The title.
             * @example Counting, step by step
             */
            title: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             * @example 2026-03-02T18:05:12.345Z
             */
            updatedAt: string;
            views: components["schemas"]["Views"];
        };
        /** @description The deals that a collection is to hold. */
        CollectionDealsInput: {
            /** @description Your deals and public deals of others, in collection order. */
            dealIds: string[];
        };
        /** @description A collection to be created. */
        CollectionInput: {
            /** @description Your deals and public deals of others, in collection order. */
            dealIds?: string[] | null;
            /**
             * @description What it is about, if its owner says so.
             * @example Ten deals for lesson 4.
             */
            description?: string | null;
            /**
             * @description Whether the page of the public link may stand in a frame of another site.
             * @example false
             */
            embeddable?: boolean | null;
            studentView?: components["schemas"]["StudentViewInput"] | null;
            /**
             * Format: name
             * @description The title, on one line.
             * @example Counting, step by step
             */
            title: string;
        };
        /** @description A page of collections. */
        CollectionPage: {
            /** @description The collections of this page, newest first. */
            collections: components["schemas"]["Collection"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description What to change in a collection. `null` removes the description and resets the other fields. */
        CollectionPatch: {
            /**
             * @description What it is about, if its owner says so.
             * @example Ten deals for lesson 4.
             */
            description?: string | null;
            /**
             * @description Whether the page of the public link may stand in a frame of another site.
             * @example false
             */
            embeddable?: boolean | null;
            studentView?: components["schemas"]["StudentViewInput"] | null;
            /**
             * Format: name
             * @description The title, on one line.
             * @example Counting, step by step
             */
            title?: string;
        };
        /** @description A collection, with its deals if requested. */
        CollectionWithDeals: {
            /**
             * Format: date-time
             * @description When it was archived; `null` if it is not.
             * @example null
             */
            archivedAt: string | null;
            /**
             * Format: date-time
             * @description From when the public link works; `null` if at once.
             * @example 2026-03-01T09:30:00.000Z
             */
            availableFrom: string | null;
            /**
             * Format: date-time
             * @description Until when the public link works; `null` if it does not end.
             * @example 2026-06-30T22:00:00.000Z
             */
            availableUntil: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2026-03-01T09:30:00.000Z
             */
            createdAt: string;
            /** @description The deals, in collection order. */
            dealIds: string[];
            /** @description In collection order; only with `include=deals`. */
            deals?: components["schemas"]["ReadableDeal"][];
            /**
             * @description Not covered by the owner's plan: it can only be read or deleted.
             * @example false
             */
            degraded: boolean;
            /**
             * @description What it is about, if its owner says so.
             * @example Ten deals for lesson 4.
             */
            description: string | null;
            /**
             * @description Whether the page of the public link may stand in a frame of another site.
             * @example false
             */
            embeddable: boolean;
            /**
             * Format: uuid
             * @description The id of the collection.
             * @example 01980000-0000-7000-8002-000000000000
             */
            id: string;
            /**
             * @description The account that owns it.
             * @example demo|alice
             */
            ownerId: string;
            /**
             * @description Whether its public link is open.
             * @example true
             */
            publicEnabled: boolean;
            /**
             * @description The end of the public link; created when the link is first opened.
             * @example Vb7wqO1n2Zk4xTgYd0Rr8A
             */
            publicToken: string | null;
            /**
             * @description The address of the students' page, whether or not the link is open; `null` while there is no token.
             * @example https://dealbook.example.org/c/Vb7wqO1n2Zk4xTgYd0Rr8A
             */
            publicUrl: string | null;
            studentView: components["schemas"]["StudentView"];
            /**
             * @description The title.
             * @example Counting, step by step
             */
            title: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             * @example 2026-03-02T18:05:12.345Z
             */
            updatedAt: string;
            views: components["schemas"]["Views"];
        };
        /** @description A part of a commentary: a paragraph with its `children`, or a step, which has none. */
        CommentaryBlock: {
            /** @description The pieces of the paragraph, in order. */
            children?: components["schemas"]["Text"][];
            /**
             * @description The kind of block. What follows a `step` is shown when a reader asks for it.
             * @example paragraph
             * @enum {string}
             */
            type: "paragraph" | "step";
        };
        /** @description A part of a commentary to be stored: a paragraph with its `children`, or a step. */
        CommentaryBlockInput: {
            /** @description The pieces of the paragraph, in order. */
            children?: components["schemas"]["TextInput"][] | null;
            /**
             * @description The kind of block. What follows a `step` is shown when a reader asks for it.
             * @example paragraph
             * @enum {string}
             */
            type: "paragraph" | "step";
        };
        /** @description A message to the people behind the service. */
        ContactForm: {
            /**
             * Format: email
             * @description Where to answer.
             * @example dan@example.org
             */
            email: string;
            /**
             * Format: language-tag
             * @description The language of the page, a BCP 47 tag.
             * @example en-GB
             */
            locale?: string | null;
            /**
             * @description What the sender wants to say. It may have several lines.
             * @example May I use the deals in my club?
             */
            message: string;
            /**
             * Format: name
             * @description The name of the sender.
             * @example Dan Dubois
             */
            name: string;
            /**
             * @description A trap for bots: hide it from people, and leave it empty or out.
             * @example
             */
            website?: string | null;
        };
        /** @description Derived from the auction once it is finished. */
        Contract: {
            /** @description Who declares; `null` if the board was passed out. */
            declarer: components["schemas"]["Seat"] | null;
            /**
             * @description 0, or 1 if it is doubled, or 2 if it is redoubled.
             * @example 0
             * @enum {number}
             */
            doubled: 0 | 1 | 2;
            /**
             * @description The level, 1 to 7; 0 if the board was passed out.
             * @example 4
             */
            level: number;
            /**
             * @description The trump suit, or `NT`; `null` if the board was passed out.
             * @example S
             * @enum {string|null}
             */
            strain: "C" | "D" | "H" | "S" | "NT" | null;
        };
        /** @description The figures of one day. */
        DayFigures: {
            /**
             * @description Accounts that were created.
             * @example 3
             */
            accountsMade: number;
            /**
             * @description Accounts that completed onboarding.
             * @example 2
             */
            accountsOnboarded: number;
            /**
             * @description The day, in UTC.
             * @example 2026-03-01
             */
            day: string;
            /**
             * @description How many of `dealsMade` were imported from a file.
             * @example 36
             */
            dealsImported: number;
            /**
             * @description Deals that were created.
             * @example 40
             */
            dealsMade: number;
            /**
             * @description Deals that became public for the first time.
             * @example 5
             */
            dealsPublished: number;
            /**
             * @description Deals that were served to players.
             * @example 120
             */
            serves: number;
        };
        /** @description A deal as its owner and internal backends see it. */
        Deal: {
            /**
             * @description The calls, starting with the dealer’s: `P`, `X`, `XX`, or a bid such as `1NT`.
             * @example [
             *       "1S",
             *       "P",
             *       "3S",
             *       "P",
             *       "4S",
             *       "P",
             *       "P",
             *       "P"
             *     ]
             */
            auction: string[];
            /**
             * @description The number of the board, if it has one.
             * @example 7
             */
            boardNumber: number | null;
            /** @description What is said about single calls of the auction, in the order of the calls. */
            callNotes: components["schemas"]["CallNote"][];
            /** @description What the author says about the deal. */
            commentary: components["schemas"]["CommentaryBlock"][];
            contract: components["schemas"]["Contract"] | null;
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2026-03-01T09:30:00.000Z
             */
            createdAt: string;
            /** @description Who deals, and calls first. */
            dealer: components["schemas"]["Seat"];
            hands: components["schemas"]["Hands"];
            /**
             * Format: uuid
             * @description The id of the deal.
             * @example 01980000-0000-7000-8001-000000000000
             */
            id: string;
            /**
             * @description Where the deal comes from, which nobody else sees.
             * @example [
             *       "Club night, board 7"
             *     ]
             */
            inspirations: string[];
            lifecycle: components["schemas"]["Lifecycle"];
            /**
             * @description The account that owns the deal; `null` once that is erased.
             * @example demo|alice
             */
            ownerId: string | null;
            /**
             * @description The owner's own themes, which nobody else sees.
             * @example [
             *       "lesson 4"
             *     ]
             */
            personalThemes: string[];
            /**
             * @description The cards in the order in which they were played, starting with the opening lead.
             * @example [
             *       "H5",
             *       "H6",
             *       "HJ",
             *       "HK"
             *     ]
             */
            play: string[];
            /**
             * Format: date-time
             * @description When the deal first became public; `null` if it never was.
             * @example 2026-03-01T09:30:00.000Z
             */
            publishedAt: string | null;
            /**
             * @description The tricks of the declaring side.
             * @example 10
             */
            result: number | null;
            /**
             * @description Who may see the deal.
             * @example public
             */
            sharing: components["schemas"]["Sharing"];
            /**
             * @description The groups whose members see the deal while its `sharing` is `group`.
             * @example []
             */
            sharingGroupIds: string[];
            /** @description What a file said of the board and no other field holds (players, event, scores, unknown tags and tables), in its order. */
            supplement: components["schemas"]["SupplementEntry"][];
            /**
             * @description What it teaches, for everyone who may see the deal.
             * @example [
             *       "counting"
             *     ]
             */
            themes: string[];
            /**
             * @description The title.
             * @example Counting the hand
             */
            title: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             * @example 2026-03-02T18:05:12.345Z
             */
            updatedAt: string;
            /** @description Which sides are vulnerable. */
            vulnerability: components["schemas"]["Vulnerability"];
        };
        /** @description A change to several deals, all or none of them. */
        DealBatch: {
            /** @description The deals to change. */
            ids: string[];
            /** @description What to change in each of them. */
            set: {
                /**
                 * @description Who may see the deal; `private` unless said.
                 * @example group
                 */
                sharing?: components["schemas"]["Sharing"] | null;
                /** @description Your groups whose members see the deal: at least one if `sharing` is `group`. */
                sharingGroupIds?: string[] | null;
                /**
                 * @description What it teaches, for everyone who may see the deal.
                 * @example [
                 *       "counting"
                 *     ]
                 */
                themes?: string[] | null;
            };
        };
        /** @description A deal to be stored. */
        DealInput: {
            /**
             * @description The calls, starting with the dealer’s: `P`, `X`, `XX`, or a bid such as `1NT`. The auction must be legal.
             * @example [
             *       "1S",
             *       "P",
             *       "3S",
             *       "P",
             *       "4S",
             *       "P",
             *       "P",
             *       "P"
             *     ]
             */
            auction?: string[] | null;
            /**
             * @description The number of the board, if it has one.
             * @example 7
             */
            boardNumber?: number | null;
            /**
             * @description What is to be said about single calls: at most one note for each, in the order of the calls. They must fit the auction.
             * @example [
             *       {
             *         "call": 2,
             *         "text": "Invites game with four trumps.",
             *         "alert": true,
             *         "accepts": [
             *           "4S"
             *         ]
             *       }
             *     ]
             */
            callNotes?: components["schemas"]["CallNoteInput"][] | null;
            /** @description What the author says about the deal, at most 64 KiB as JSON. */
            commentary?: components["schemas"]["CommentaryBlockInput"][] | null;
            /** @description Who deals, and calls first. Defaults to the dealer of the board number. */
            dealer?: components["schemas"]["Seat"] | null;
            hands?: components["schemas"]["HandsInput"] | null;
            /**
             * @description Where the deal comes from, which nobody else sees.
             * @example [
             *       "Club night, board 7"
             *     ]
             */
            inspirations?: string[] | null;
            /**
             * @description The owner's own themes, which nobody else sees.
             * @example [
             *       "lesson 4"
             *     ]
             */
            personalThemes?: string[] | null;
            /**
             * @description The cards in the order in which they were played, starting with the opening lead. Needs four hands and an auction that ends in a contract.
             * @example [
             *       "H5",
             *       "H6",
             *       "HJ",
             *       "HK"
             *     ]
             */
            play?: string[] | null;
            /**
             * @description The tricks of the declaring side.
             * @example 10
             */
            result?: number | null;
            /**
             * @description Who may see the deal; `private` unless said.
             * @example group
             */
            sharing?: components["schemas"]["Sharing"] | null;
            /** @description Your groups whose members see the deal: at least one if `sharing` is `group`. */
            sharingGroupIds?: string[] | null;
            /**
             * @description What it teaches, for everyone who may see the deal.
             * @example [
             *       "counting"
             *     ]
             */
            themes?: string[] | null;
            /**
             * Format: name
             * @description The title, on one line.
             * @example Counting the hand
             */
            title: string;
            /** @description Which sides are vulnerable. Defaults to the vulnerability of the board number. */
            vulnerability?: components["schemas"]["Vulnerability"] | null;
        };
        /** @description A page of deals. */
        DealPage: {
            /** @description The deals of this page, newest first. */
            deals: components["schemas"]["Deal"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description What to change in a deal. Fields that are left out stay; `null` resets a field. */
        DealPatch: {
            /**
             * @description The calls, starting with the dealer’s: `P`, `X`, `XX`, or a bid such as `1NT`. The auction must be legal.
             * @example [
             *       "1S",
             *       "P",
             *       "3S",
             *       "P",
             *       "4S",
             *       "P",
             *       "P",
             *       "P"
             *     ]
             */
            auction?: string[] | null;
            /**
             * @description The number of the board, if it has one.
             * @example 7
             */
            boardNumber?: number | null;
            /**
             * @description What is to be said about single calls: at most one note for each, in the order of the calls. They must fit the auction.
             * @example [
             *       {
             *         "call": 2,
             *         "text": "Invites game with four trumps.",
             *         "alert": true,
             *         "accepts": [
             *           "4S"
             *         ]
             *       }
             *     ]
             */
            callNotes?: components["schemas"]["CallNoteInput"][] | null;
            /** @description What the author says about the deal, at most 64 KiB as JSON. */
            commentary?: components["schemas"]["CommentaryBlockInput"][] | null;
            /** @description Who deals, and calls first. Defaults to the dealer of the board number. */
            dealer?: components["schemas"]["Seat"] | null;
            hands?: components["schemas"]["HandsInput"] | null;
            /**
             * @description Where the deal comes from, which nobody else sees.
             * @example [
             *       "Club night, board 7"
             *     ]
             */
            inspirations?: string[] | null;
            /**
             * @description The owner's own themes, which nobody else sees.
             * @example [
             *       "lesson 4"
             *     ]
             */
            personalThemes?: string[] | null;
            /**
             * @description The cards in the order in which they were played, starting with the opening lead. Needs four hands and an auction that ends in a contract.
             * @example [
             *       "H5",
             *       "H6",
             *       "HJ",
             *       "HK"
             *     ]
             */
            play?: string[] | null;
            /**
             * @description The tricks of the declaring side.
             * @example 10
             */
            result?: number | null;
            /**
             * @description Who may see the deal; `private` unless said.
             * @example group
             */
            sharing?: components["schemas"]["Sharing"] | null;
            /** @description Your groups whose members see the deal: at least one if `sharing` is `group`. */
            sharingGroupIds?: string[] | null;
            /**
             * @description Send an empty list or `null` to empty it. Otherwise read-only: only files bring entries.
             * @example []
             */
            supplement?: unknown[] | null;
            /**
             * @description What it teaches, for everyone who may see the deal.
             * @example [
             *       "counting"
             *     ]
             */
            themes?: string[] | null;
            /**
             * Format: name
             * @description The title, on one line.
             * @example Counting the hand
             */
            title?: string;
            /** @description Which sides are vulnerable. Defaults to the vulnerability of the board number. */
            vulnerability?: components["schemas"]["Vulnerability"] | null;
        };
        /** @description A deal as internal backends see it; without its supplement if it is served. */
        DealToServe: {
            /**
             * @description The calls, starting with the dealer’s: `P`, `X`, `XX`, or a bid such as `1NT`.
             * @example [
             *       "1S",
             *       "P",
             *       "3S",
             *       "P",
             *       "4S",
             *       "P",
             *       "P",
             *       "P"
             *     ]
             */
            auction: string[];
            /**
             * @description The number of the board, if it has one.
             * @example 7
             */
            boardNumber: number | null;
            /** @description What is said about single calls of the auction, in the order of the calls. */
            callNotes: components["schemas"]["CallNote"][];
            /** @description What the author says about the deal. */
            commentary: components["schemas"]["CommentaryBlock"][];
            contract: components["schemas"]["Contract"] | null;
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2026-03-01T09:30:00.000Z
             */
            createdAt: string;
            /** @description Who deals, and calls first. */
            dealer: components["schemas"]["Seat"];
            hands: components["schemas"]["Hands"];
            /**
             * Format: uuid
             * @description The id of the deal.
             * @example 01980000-0000-7000-8001-000000000000
             */
            id: string;
            /**
             * @description Where the deal comes from, which nobody else sees.
             * @example [
             *       "Club night, board 7"
             *     ]
             */
            inspirations: string[];
            lifecycle: components["schemas"]["Lifecycle"];
            /**
             * @description The account that owns the deal; `null` once that is erased.
             * @example demo|alice
             */
            ownerId: string | null;
            /**
             * @description The owner's own themes, which nobody else sees.
             * @example [
             *       "lesson 4"
             *     ]
             */
            personalThemes: string[];
            /**
             * @description The cards in the order in which they were played, starting with the opening lead.
             * @example [
             *       "H5",
             *       "H6",
             *       "HJ",
             *       "HK"
             *     ]
             */
            play: string[];
            /**
             * Format: date-time
             * @description When the deal first became public; `null` if it never was.
             * @example 2026-03-01T09:30:00.000Z
             */
            publishedAt: string | null;
            /**
             * @description The tricks of the declaring side.
             * @example 10
             */
            result: number | null;
            /**
             * @description Who may see the deal.
             * @example public
             */
            sharing: components["schemas"]["Sharing"];
            /**
             * @description The groups whose members see the deal while its `sharing` is `group`.
             * @example []
             */
            sharingGroupIds: string[];
            /** @description What a file said of the board and no other field holds (players, event, scores, unknown tags and tables), in its order. */
            supplement?: components["schemas"]["SupplementEntry"][];
            /**
             * @description What it teaches, for everyone who may see the deal.
             * @example [
             *       "counting"
             *     ]
             */
            themes: string[];
            /**
             * @description The title.
             * @example Counting the hand
             */
            title: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             * @example 2026-03-02T18:05:12.345Z
             */
            updatedAt: string;
            /** @description Which sides are vulnerable. */
            vulnerability: components["schemas"]["Vulnerability"];
        };
        /** @description A deal that was served to you. */
        ExportedServe: {
            /**
             * Format: uuid
             * @description The id of the deal.
             * @example 01980000-0000-7000-8001-000000000000
             */
            dealId: string;
            /**
             * Format: uuid
             * @description The id of the serve.
             * @example 01980000-0000-7000-8000-00000000005e
             */
            id: string;
            /**
             * Format: date-time
             * @description When it was served.
             * @example 2026-03-02T18:05:12.345Z
             */
            servedAt: string;
        };
        /** @description Shown in the catalog as long as every rule passes. */
        Exposure: {
            /**
             * @description Whether the catalog shows it.
             * @example true
             */
            exposed: boolean;
            /** @description The rules, all of which have to pass. */
            rules: components["schemas"]["ExposureRule"][];
        };
        /** @description A rule that has to pass before the catalog shows something. */
        ExposureRule: {
            /**
             * @description What the rule asks for, in English.
             * @example The deal is public.
             */
            detail: string;
            /**
             * @description Whether it passes.
             * @example true
             */
            passes: boolean;
            /**
             * @description The name of the rule.
             * @example dealPublic
             */
            rule: string;
        };
        /** @description An author that an account follows. */
        FollowedAuthor: {
            /**
             * @description The address of the picture; `null` until an admin trusts it.
             * @example https://avatars.example.org/alice.png
             */
            avatarUrl: string | null;
            /** @description In display order. */
            badges: components["schemas"]["AuthorBadge"][];
            /**
             * Format: date-time
             * @description When the account was created.
             * @example 2026-03-01T09:30:00.000Z
             */
            createdAt: string;
            /**
             * @description The name that others see.
             * @example Alice Martin
             */
            displayName: string;
            /**
             * @description The name in the URL of the author's page.
             * @example alice-martin
             */
            handle: string;
        };
        /** @description A board of a file, as an import would find it. */
        ForeseenBoard: {
            /**
             * @description The number of the board, if it has one.
             * @example 7
             */
            boardNumber: number | null;
            /** @description Who deals, and calls first. */
            dealer: components["schemas"]["Seat"];
            /**
             * Format: uuid
             * @description The id of a deal with this board that the account already has, if it is `owned`.
             * @example 01980000-0000-7000-8001-000000000000
             */
            dealId: string | null;
            hands: components["schemas"]["Hands"];
            /**
             * @description The record in the file, from 0.
             * @example 0
             */
            index: number;
            /**
             * @description The line at which the record begins, from 1.
             * @example 1
             */
            line: number;
            /**
             * @description `new`: it would become a deal; `repeated`: it repeats a board from earlier in the file; `owned`, with `existing=skip`: the account already has it.
             * @example owned
             * @enum {string}
             */
            standing: "new" | "repeated" | "owned";
            /**
             * @description The title.
             * @example Counting the hand
             */
            title: string;
            /** @description Which sides are vulnerable. */
            vulnerability: components["schemas"]["Vulnerability"];
        };
        /** @description What someone sent through a form. */
        FormSubmission: {
            /**
             * Format: date-time
             * @description When it was sent.
             * @example 2026-03-01T09:30:00.000Z
             */
            createdAt: string;
            /**
             * @description The e-mail address as entered; not verified.
             * @example dan@example.org
             */
            email: string;
            /**
             * @description Which form it was.
             * @enum {string}
             */
            form: "contact" | "newsletter";
            /**
             * Format: uuid
             * @description The id of the submission.
             * @example 01980000-0000-7000-8000-0000000000f1
             */
            id: string;
            /**
             * @description The language of the page, if known.
             * @example en-GB
             */
            locale: string | null;
            /**
             * @description The message, if the form asks for it.
             * @example May I use the deals in my club?
             */
            message: string | null;
            /**
             * @description The name of the sender, if the form asks for it.
             * @example Dan Dubois
             */
            name: string | null;
        };
        /** @description A page of form submissions. */
        FormSubmissionPage: {
            /** @description The submissions of this page, newest first. */
            formSubmissions: components["schemas"]["FormSubmission"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description Accounts found by e-mail address. */
        FoundAccounts: {
            /** @description The accounts with this e-mail address. */
            accounts: components["schemas"]["Account"][];
        };
        /** @description Something that an account may do beyond what is free, for a time. */
        Grant: {
            /**
             * @description The account that has it.
             * @example demo|alice
             */
            accountId: string;
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2026-03-01T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it ends; `null` if it does not end on its own.
             * @example 2027-03-01T09:30:00.000Z
             */
            endsAt: string | null;
            /**
             * @description What it allows.
             * @example collections
             */
            feature: string;
            /**
             * Format: uuid
             * @description The id of the grant.
             * @example 01980000-0000-7000-8004-000000000000
             */
            id: string;
            /**
             * @description How much of it; `null` means no limit.
             * @example 50
             */
            limit: number | null;
            /**
             * @description The plan that it is part of, if any.
             * @example pro
             */
            plan: string | null;
            /**
             * Format: date-time
             * @description When it was revoked; `null` if it was not.
             * @example null
             */
            revokedAt: string | null;
            source: components["schemas"]["GrantSource"];
            /**
             * Format: date-time
             * @description When it begins.
             * @example 2026-03-01T09:30:00.000Z
             */
            startsAt: string;
        };
        /** @description What an account may do beyond what is free, for a time. */
        GrantInput: {
            /**
             * Format: date-time
             * @description When it ends; left out, it does not end on its own.
             * @example 2027-03-01T09:30:00.000Z
             */
            endsAt?: string | null;
            /**
             * @description What it allows.
             * @example collections
             */
            feature: string;
            /**
             * @description How much of it; `null` means no limit.
             * @example 50
             */
            limit?: number | null;
            /**
             * @description The plan that it is part of, if any.
             * @example pro
             */
            plan?: string | null;
            /**
             * @description Where it comes from.
             * @example manual
             * @enum {string}
             */
            source: "subscription" | "manual" | "trial" | "partner";
            /**
             * Format: date-time
             * @description When it begins; now unless said.
             * @example 2026-03-01T09:30:00.000Z
             */
            startsAt?: string | null;
        };
        /** @description The grants of an account. */
        Grants: {
            /** @description Latest start first. */
            grants: components["schemas"]["Grant"][];
        };
        /**
         * @description Where a grant comes from.
         * @example manual
         * @enum {string}
         */
        GrantSource: "subscription" | "manual" | "trial" | "partner";
        /** @description The hands of a deal, by seat. */
        Hands: {
            /**
             * @description A hand in PBN: spades.hearts.diamonds.clubs. `null` if it is not shown.
             * @example 63.QJ82.T94.KQT4
             */
            E: string | null;
            /**
             * @description A hand in PBN: spades.hearts.diamonds.clubs. `null` if it is not shown.
             * @example KT82.A96.QJ5.952
             */
            N: string | null;
            /**
             * @description A hand in PBN: spades.hearts.diamonds.clubs. `null` if it is not shown.
             * @example AQJ97.K4.A72.AJ6
             */
            S: string | null;
            /**
             * @description A hand in PBN: spades.hearts.diamonds.clubs. `null` if it is not shown.
             * @example 54.T753.K863.873
             */
            W: string | null;
        };
        /** @description The hands of a deal to be stored, by seat. No card may be held twice. */
        HandsInput: {
            /**
             * @description A hand in PBN: spades.hearts.diamonds.clubs. `null` if it is unknown.
             * @example 63.QJ82.T94.KQT4
             */
            E?: string | null;
            /**
             * @description A hand in PBN: spades.hearts.diamonds.clubs. `null` if it is unknown.
             * @example KT82.A96.QJ5.952
             */
            N?: string | null;
            /**
             * @description A hand in PBN: spades.hearts.diamonds.clubs. `null` if it is unknown.
             * @example AQJ97.K4.A72.AJ6
             */
            S?: string | null;
            /**
             * @description A hand in PBN: spades.hearts.diamonds.clubs. `null` if it is unknown.
             * @example 54.T753.K863.873
             */
            W?: string | null;
        };
        /** @description All is well. */
        Health: {
            /**
             * @description Always `ok`.
             * @enum {string}
             */
            status: "ok";
        };
        /** @description A remark on a record of a file. */
        ImportRemark: {
            /**
             * @description The record in the file, from 0.
             * @example 1
             */
            index: number;
            /**
             * @description The line at which the record begins, from 1.
             * @example 12
             */
            line: number;
            /**
             * @description What is wrong, in English.
             * @example The deal is missing.
             */
            message: string;
        };
        /** @description What became of an imported file. */
        ImportReport: {
            /** @description Only with `dryRun`: the boards that could be read, in file order, up to 1000. */
            boards?: components["schemas"]["ForeseenBoard"][];
            /**
             * @description The format of the file, as its content says; `handviewer` is a text with links to a hand viewer.
             * @example pbn
             * @enum {string}
             */
            format: "pbn" | "lin" | "handviewer";
            /** @description The ids of the new deals, in file order. */
            ids: string[];
            /**
             * @description How many deals were created.
             * @example 1
             */
            imported: number;
            /** @description Records that could not be read as boards, up to 1000. */
            rejected: components["schemas"]["ImportRemark"][];
            /**
             * @description How many records could not be read as boards.
             * @example 1
             */
            rejectedTotal: number;
            /**
             * @description Records that repeat a board from earlier in the file or, with `existing=skip`, one that the account already has. They are skipped.
             * @example 0
             */
            repeated: number;
            /** @description What was left out of the imported boards or kept for you alone, up to 1000 different warnings. Each is listed once, with the first board it applies to. */
            warnings: components["schemas"]["ImportWarning"][];
            /**
             * @description How many different warnings there were. Counting stops at 10000.
             * @example 1
             */
            warningsTotal: number;
        };
        /** @description Something that was left out of imported boards, or kept for their owner alone. */
        ImportWarning: {
            /**
             * @description How many boards it applies to.
             * @example 1
             */
            boards: number;
            /**
             * @description The record in the file, from 0.
             * @example 1
             */
            index: number;
            /**
             * @description The line at which the record begins, from 1.
             * @example 12
             */
            line: number;
            /**
             * @description What is wrong, in English.
             * @example the players' names were kept for you alone (West, North, East, South)
             */
            message: string;
        };
        /**
         * @description Where a deal stands: in use, in the trash, or without an owner since that account was erased.
         * @enum {string}
         */
        Lifecycle: "active" | "trashed" | "orphaned";
        /** @description An author in the directory of the catalog. */
        ListedAuthor: {
            /**
             * @description The address of the picture; `null` until an admin trusts it.
             * @example https://avatars.example.org/alice.png
             */
            avatarUrl: string | null;
            /** @description In display order. */
            badges: components["schemas"]["AuthorBadge"][];
            /**
             * Format: date-time
             * @description When the account was created.
             * @example 2026-03-01T09:30:00.000Z
             */
            createdAt: string;
            /**
             * @description How many public deals the author has.
             * @example 1
             */
            dealCount: number;
            /**
             * @description The name that others see.
             * @example Alice Martin
             */
            displayName: string;
            /**
             * @description The name in the URL of the author's page.
             * @example alice-martin
             */
            handle: string;
            /**
             * Format: date-time
             * @description When the last published of these deals became public; `null` if no time is known.
             * @example 2026-03-02T18:05:12.345Z
             */
            lastPublishedAt: string | null;
        };
        /** @description An announcement as admins see it. */
        ManagedAnnouncement: {
            /**
             * @description The text of its button in each language, by BCP 47 tag.
             * @example {
             *       "en": "Open",
             *       "fr": "Ouvrir"
             *     }
             */
            actionLabel: {
                [key: string]: string;
            };
            /**
             * @description A path inside the app that its button leads to.
             * @example /deals
             */
            actionPath: string | null;
            audience: components["schemas"]["Audience"];
            /**
             * @description The text in each language, by BCP 47 tag.
             * @example {
             *       "en": "There are ten new deals.",
             *       "fr": "Voici dix nouvelles donnes."
             *     }
             */
            body: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2026-03-01T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Until when it is shown; `null` if it stays.
             * @example 2026-06-01T00:00:00.000Z
             */
            expiresAt: string | null;
            /**
             * Format: uuid
             * @description The id of the announcement.
             * @example 01980000-0000-7000-8005-000000000000
             */
            id: string;
            kind: components["schemas"]["AnnouncementKind"];
            /**
             * @description Whether it comes before newer ones.
             * @example false
             */
            pinned: boolean;
            /**
             * Format: date-time
             * @description From when it is shown; `null` for a draft.
             * @example 2026-03-01T09:30:00.000Z
             */
            publishedAt: string | null;
            /**
             * @description How many accounts have marked it as read.
             * @example 0
             */
            readCount: number;
            /**
             * @description Where it stands now.
             * @example live
             * @enum {string}
             */
            state: "draft" | "scheduled" | "live" | "over";
            /**
             * @description The title in each language, by BCP 47 tag.
             * @example {
             *       "en": "New lessons",
             *       "fr": "Nouvelles leçons"
             *     }
             */
            title: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description When it was last changed.
             * @example 2026-03-02T18:05:12.345Z
             */
            updatedAt: string;
        };
        /** @description A page of announcements as admins see them. */
        ManagedAnnouncementPage: {
            /** @description The announcements of this page, newest first. */
            announcements: components["schemas"]["ManagedAnnouncement"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @description What an account may do beyond what is free, for a time. */
        ManualGrantInput: {
            /**
             * Format: date-time
             * @description When it ends; left out, it does not end on its own.
             * @example 2027-03-01T09:30:00.000Z
             */
            endsAt?: string | null;
            /**
             * @description What it allows.
             * @example collections
             */
            feature: string;
            /**
             * @description How much of it; `null` means no limit.
             * @example 50
             */
            limit?: number | null;
            /**
             * @description The plan that it is part of, if any.
             * @example pro
             */
            plan?: string | null;
            /**
             * @description Where it comes from.
             * @example manual
             * @enum {string}
             */
            source: "manual" | "trial" | "partner";
            /**
             * Format: date-time
             * @description When it begins; now unless said.
             * @example 2026-03-01T09:30:00.000Z
             */
            startsAt?: string | null;
        };
        /** @description A subscription to the newsletter. */
        NewsletterForm: {
            /**
             * Format: email
             * @description Where to answer.
             * @example dan@example.org
             */
            email: string;
            /**
             * Format: language-tag
             * @description The language of the page, a BCP 47 tag.
             * @example en-GB
             */
            locale?: string | null;
            /**
             * @description A trap for bots: hide it from people, and leave it empty or out.
             * @example
             */
            website?: string | null;
        };
        /** @description What an account says of itself when it begins. */
        Onboarding: {
            /**
             * Format: language-tag
             * @description The language of the pages, a BCP 47 tag.
             * @example en
             */
            appLanguage?: string | null;
            /**
             * Format: uuid
             * @description The id of the auction system that the account plays.
             * @example 01980000-0000-7000-8000-000000000003
             */
            auctionSystemId?: string | null;
            /**
             * Format: country
             * @description The country, an ISO 3166-1 alpha-2 code.
             * @example FR
             */
            country?: string | null;
            /**
             * Format: name
             * @description The name that others see.
             * @example Alice Martin
             */
            displayName: string;
            /**
             * Format: name
             * @description The first name.
             * @example Alice
             */
            firstName?: string | null;
            /**
             * Format: handle
             * @description The name in the URL of the author's page.
             * @example alice-martin
             */
            handle?: string | null;
            /**
             * @description Whether it belongs to a club or school instead of a person.
             * @example false
             */
            isOrganisation?: boolean | null;
            /**
             * Format: language-tag
             * @description The language of the deals, a BCP 47 tag.
             * @example fr
             */
            language?: string | null;
            /**
             * Format: name
             * @description The last name.
             * @example Martin
             */
            lastName?: string | null;
            /**
             * Format: name
             * @description The club or school.
             * @example Bridge Club Lyon
             */
            organisationName?: string | null;
        };
        /** @description A deal to be stored for an account. */
        OwnedDealInput: {
            /**
             * @description The calls, starting with the dealer’s: `P`, `X`, `XX`, or a bid such as `1NT`. The auction must be legal.
             * @example [
             *       "1S",
             *       "P",
             *       "3S",
             *       "P",
             *       "4S",
             *       "P",
             *       "P",
             *       "P"
             *     ]
             */
            auction?: string[] | null;
            /**
             * @description The number of the board, if it has one.
             * @example 7
             */
            boardNumber?: number | null;
            /**
             * @description What is to be said about single calls: at most one note for each, in the order of the calls. They must fit the auction.
             * @example [
             *       {
             *         "call": 2,
             *         "text": "Invites game with four trumps.",
             *         "alert": true,
             *         "accepts": [
             *           "4S"
             *         ]
             *       }
             *     ]
             */
            callNotes?: components["schemas"]["CallNoteInput"][] | null;
            /** @description What the author says about the deal, at most 64 KiB as JSON. */
            commentary?: components["schemas"]["CommentaryBlockInput"][] | null;
            /** @description Who deals, and calls first. Defaults to the dealer of the board number. */
            dealer?: components["schemas"]["Seat"] | null;
            hands?: components["schemas"]["HandsInput"] | null;
            /**
             * @description Where the deal comes from, which nobody else sees.
             * @example [
             *       "Club night, board 7"
             *     ]
             */
            inspirations?: string[] | null;
            /**
             * @description The account that will own the deal.
             * @example demo|alice
             */
            ownerId: string;
            /**
             * @description The owner's own themes, which nobody else sees.
             * @example [
             *       "lesson 4"
             *     ]
             */
            personalThemes?: string[] | null;
            /**
             * @description The cards in the order in which they were played, starting with the opening lead. Needs four hands and an auction that ends in a contract.
             * @example [
             *       "H5",
             *       "H6",
             *       "HJ",
             *       "HK"
             *     ]
             */
            play?: string[] | null;
            /**
             * @description The tricks of the declaring side.
             * @example 10
             */
            result?: number | null;
            /**
             * @description Who may see the deal; `private` unless said.
             * @example group
             */
            sharing?: components["schemas"]["Sharing"] | null;
            /** @description Your groups whose members see the deal: at least one if `sharing` is `group`. */
            sharingGroupIds?: string[] | null;
            /**
             * @description What it teaches, for everyone who may see the deal.
             * @example [
             *       "counting"
             *     ]
             */
            themes?: string[] | null;
            /**
             * Format: name
             * @description The title, on one line.
             * @example Counting the hand
             */
            title: string;
            /** @description Which sides are vulnerable. Defaults to the vulnerability of the board number. */
            vulnerability?: components["schemas"]["Vulnerability"] | null;
        };
        /** @description Where a page stands in its list. */
        Pagination: {
            /**
             * @description The number of this page, from 1.
             * @example 1
             */
            page: number;
            /**
             * @description How many items a page has; the last one may have fewer.
             * @example 20
             */
            pageSize: number;
            /**
             * @description How many items there are on all pages. Of a filtered list, no more than 10000 are counted.
             * @example 1
             */
            total: number;
            /**
             * @description `false` if a filter finds more than 10000 items; the pages past these are a 400.
             * @example true
             */
            totalIsExact: boolean;
            /**
             * @description How many pages there are to page through.
             * @example 1
             */
            totalPages: number;
        };
        /** @description A paragraph of rich text. */
        Paragraph: {
            /** @description The pieces of the paragraph, in order. */
            children: components["schemas"]["Text"][];
            /**
             * @description The kind of block.
             * @enum {string}
             */
            type: "paragraph";
        };
        /** @description A paragraph of rich text to be stored. */
        ParagraphInput: {
            /** @description The pieces of the paragraph, in order. */
            children: components["schemas"]["TextInput"][];
            /**
             * @description The kind of block.
             * @enum {string}
             */
            type: "paragraph";
        };
        /** @description How the app looks to an account. */
        Preferences: {
            /** @description The list of deals: its layout, which columns it shows, and in which order. */
            dealsExplorer: {
                /**
                 * @description The names of the columns, in order.
                 * @example [
                 *       "title",
                 *       "themes"
                 *     ]
                 */
                columnOrder: string[];
                /**
                 * @description Whether each column is shown, by its name.
                 * @example {
                 *       "title": true,
                 *       "themes": false
                 *     }
                 */
                columnVisibility: {
                    [key: string]: boolean;
                };
                viewMode: components["schemas"]["ViewMode"];
            };
            /** @description The list of sharing groups. */
            groupsList: {
                viewMode: components["schemas"]["ViewMode"];
            };
            /** @description The list of sessions. */
            sessionsList: {
                viewMode: components["schemas"]["ViewMode"];
            };
            /** @description The texts with which deals are passed on. */
            shareTemplates: {
                /** @description The template of an e-mail. */
                mail: {
                    /** @description The text. */
                    body: components["schemas"]["Paragraph"][];
                    /**
                     * @description The subject.
                     * @example Deals for you
                     */
                    subject: string;
                };
                /** @description The template of a WhatsApp message. */
                whatsapp: {
                    /** @description The text. */
                    body: components["schemas"]["Paragraph"][];
                };
            };
            theme: components["schemas"]["Theme"];
        };
        /** @description What to change in the preferences; `null` resets a field. */
        PreferencesPatch: {
            /** @description The list of deals: its layout, which columns it shows, and in which order. */
            dealsExplorer?: {
                /**
                 * @description The names of the columns, in order.
                 * @example [
                 *       "title",
                 *       "themes"
                 *     ]
                 */
                columnOrder?: string[] | null;
                /**
                 * @description Whether each column is shown, by its name.
                 * @example {
                 *       "title": true,
                 *       "themes": false
                 *     }
                 */
                columnVisibility?: {
                    [key: string]: boolean | null;
                } | null;
                viewMode?: components["schemas"]["ViewMode"] | null;
            } | null;
            /** @description How its list is laid out. */
            groupsList?: {
                viewMode?: components["schemas"]["ViewMode"] | null;
            } | null;
            /** @description How its list is laid out. */
            sessionsList?: {
                viewMode?: components["schemas"]["ViewMode"] | null;
            } | null;
            /** @description The texts with which deals are passed on. */
            shareTemplates?: {
                /** @description The template of an e-mail. */
                mail?: {
                    /** @description The text, at most 64 KiB as JSON. */
                    body?: components["schemas"]["ParagraphInput"][] | null;
                    /**
                     * Format: line
                     * @description The subject.
                     * @example Deals for you
                     */
                    subject?: string | null;
                } | null;
                /** @description The template of a WhatsApp message. */
                whatsapp?: {
                    /** @description The text, at most 64 KiB as JSON. */
                    body?: components["schemas"]["ParagraphInput"][] | null;
                } | null;
            } | null;
            theme?: components["schemas"]["Theme"] | null;
        };
        /** @description The body of every error response. */
        Problem: {
            /**
             * @description What went wrong, for programs: a stable code. docs/errors.md lists them all.
             * @example DEAL_NOT_FOUND
             */
            code: string;
            /**
             * @description What went wrong, in English, for people. It may be worded differently in another version.
             * @example There is no such deal.
             */
            message: string;
            /**
             * @description Details that depend on the code. With `VALIDATION_FAILED`: `issues`, up to 50 of them as `{path, message}`; if there are more, `issuesTotal` says how many.
             * @example {}
             */
            meta: {
                [key: string]: unknown;
            };
        };
        /** @description A collection as students see it through its link. */
        PublicCollection: {
            /** @description The owner of the collection. */
            author: {
                /**
                 * @description The address of the picture; `null` until an admin trusts it.
                 * @example https://avatars.example.org/alice.png
                 */
                avatarUrl: string | null;
                /** @description In display order. */
                badges: components["schemas"]["AuthorBadge"][];
                /**
                 * @description The name that others see.
                 * @example Alice Martin
                 */
                displayName: string;
            };
            /** @description In collection order. */
            deals: components["schemas"]["PublicDeal"][];
            /**
             * @description What it is about, if its owner says so.
             * @example Ten deals for lesson 4.
             */
            description: string | null;
            studentView: components["schemas"]["StudentView"];
            /**
             * @description The title.
             * @example Counting, step by step
             */
            title: string;
        };
        /** @description A deal as students see it: like `SharedDeal`, but without its owner. */
        PublicDeal: {
            /**
             * @description The calls, starting with the dealer’s: `P`, `X`, `XX`, or a bid such as `1NT`.
             * @example [
             *       "1S",
             *       "P",
             *       "3S",
             *       "P",
             *       "4S",
             *       "P",
             *       "P",
             *       "P"
             *     ]
             */
            auction: string[];
            /**
             * @description The number of the board, if it has one.
             * @example 7
             */
            boardNumber: number | null;
            /** @description What is said about single calls of the auction, in the order of the calls. */
            callNotes: components["schemas"]["SharedCallNote"][];
            /** @description What the author says about the deal. */
            commentary: components["schemas"]["CommentaryBlock"][];
            contract: components["schemas"]["Contract"] | null;
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2026-03-01T09:30:00.000Z
             */
            createdAt: string;
            /** @description Who deals, and calls first. */
            dealer: components["schemas"]["Seat"];
            hands: components["schemas"]["Hands"];
            /**
             * Format: uuid
             * @description The id of the deal.
             * @example 01980000-0000-7000-8001-000000000000
             */
            id: string;
            lifecycle: components["schemas"]["Lifecycle"];
            /**
             * @description The cards in the order in which they were played, starting with the opening lead.
             * @example [
             *       "H5",
             *       "H6",
             *       "HJ",
             *       "HK"
             *     ]
             */
            play: string[];
            /**
             * Format: date-time
             * @description When the deal first became public; `null` if it never was.
             * @example 2026-03-01T09:30:00.000Z
             */
            publishedAt: string | null;
            /**
             * @description The tricks of the declaring side.
             * @example 10
             */
            result: number | null;
            /**
             * @description Who may see the deal.
             * @example public
             */
            sharing: components["schemas"]["Sharing"];
            /**
             * @description What it teaches, for everyone who may see the deal.
             * @example [
             *       "counting"
             *     ]
             */
            themes: string[];
            /**
             * @description The title.
             * @example Counting the hand
             */
            title: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             * @example 2026-03-02T18:05:12.345Z
             */
            updatedAt: string;
            /** @description Which sides are vulnerable. */
            vulnerability: components["schemas"]["Vulnerability"];
        };
        /** @description When a public link works. Left out: always. */
        PublicLinkInput: {
            /**
             * Format: date-time
             * @description From when the public link works; `null` if at once.
             * @example 2026-03-01T09:30:00.000Z
             */
            availableFrom?: string | null;
            /**
             * Format: date-time
             * @description Until when the public link works; `null` if it does not end.
             * @example 2026-06-30T22:00:00.000Z
             */
            availableUntil?: string | null;
        };
        /** @description A note on one call, as the caller may see it: only the owner and internal backends get `accepts`. */
        ReadableCallNote: {
            /**
             * @description Other calls that are correct here. Only the owner of the deal and internal backends see them.
             * @example [
             *       "4S"
             *     ]
             */
            accepts?: string[];
            /**
             * @description Whether the call is alerted.
             * @example true
             */
            alert: boolean;
            /**
             * @description The place of the call in the auction, from 0; the length of the auction for a call still to be made.
             * @example 2
             */
            call: number;
            /**
             * @description An explanation, on one line; empty if there is none.
             * @example Invites game with four trumps.
             */
            text: string;
        };
        /** @description A deal as the caller may see it. Only its owner gets the personal fields. */
        ReadableDeal: {
            /**
             * @description The calls, starting with the dealer’s: `P`, `X`, `XX`, or a bid such as `1NT`.
             * @example [
             *       "1S",
             *       "P",
             *       "3S",
             *       "P",
             *       "4S",
             *       "P",
             *       "P",
             *       "P"
             *     ]
             */
            auction: string[];
            /**
             * @description The number of the board, if it has one.
             * @example 7
             */
            boardNumber: number | null;
            /** @description What is said about single calls of the auction, in the order of the calls. */
            callNotes: components["schemas"]["ReadableCallNote"][];
            /** @description What the author says about the deal. */
            commentary: components["schemas"]["CommentaryBlock"][];
            contract: components["schemas"]["Contract"] | null;
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2026-03-01T09:30:00.000Z
             */
            createdAt: string;
            /** @description Who deals, and calls first. */
            dealer: components["schemas"]["Seat"];
            hands: components["schemas"]["Hands"];
            /**
             * Format: uuid
             * @description The id of the deal.
             * @example 01980000-0000-7000-8001-000000000000
             */
            id: string;
            /**
             * @description Where the deal comes from, which nobody else sees.
             * @example [
             *       "Club night, board 7"
             *     ]
             */
            inspirations?: string[];
            lifecycle: components["schemas"]["Lifecycle"];
            /**
             * @description The account that owns the deal; `null` once that is erased.
             * @example demo|alice
             */
            ownerId: string | null;
            /**
             * @description The owner's own themes, which nobody else sees.
             * @example [
             *       "lesson 4"
             *     ]
             */
            personalThemes?: string[];
            /**
             * @description The cards in the order in which they were played, starting with the opening lead.
             * @example [
             *       "H5",
             *       "H6",
             *       "HJ",
             *       "HK"
             *     ]
             */
            play: string[];
            /**
             * Format: date-time
             * @description When the deal first became public; `null` if it never was.
             * @example 2026-03-01T09:30:00.000Z
             */
            publishedAt: string | null;
            /**
             * @description The tricks of the declaring side.
             * @example 10
             */
            result: number | null;
            /**
             * @description Who may see the deal.
             * @example public
             */
            sharing: components["schemas"]["Sharing"];
            /**
             * @description The groups whose members see the deal while its `sharing` is `group`.
             * @example []
             */
            sharingGroupIds?: string[];
            /** @description What a file said of the board and no other field holds (players, event, scores, unknown tags and tables), in its order. */
            supplement?: components["schemas"]["SupplementEntry"][];
            /**
             * @description What it teaches, for everyone who may see the deal.
             * @example [
             *       "counting"
             *     ]
             */
            themes: string[];
            /**
             * @description The title.
             * @example Counting the hand
             */
            title: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             * @example 2026-03-02T18:05:12.345Z
             */
            updatedAt: string;
            /** @description Which sides are vulnerable. */
            vulnerability: components["schemas"]["Vulnerability"];
        };
        /**
         * @description What an account may do.
         * @example teacher
         * @enum {string}
         */
        Role: "teacher" | "player" | "admin";
        /**
         * @description A seat at the table: North, East, South or West.
         * @example S
         * @enum {string}
         */
        Seat: "N" | "E" | "S" | "W";
        /** @description A record of one deal handed out to one player. */
        Serve: {
            /**
             * Format: uuid
             * @description The id of the serve.
             * @example 01980000-0000-7000-8000-00000000005e
             */
            id: string;
            /**
             * @description The player who was charged; `null` if anonymous.
             * @example demo|nadia
             */
            playerId: string | null;
            /**
             * @description How many serves the player has left until midnight UTC; `null` if there is no limit.
             * @example 9
             */
            remaining: number | null;
            /**
             * Format: date-time
             * @description When the deal was served.
             * @example 2026-03-02T18:05:12.345Z
             */
            servedAt: string;
        };
        /** @description A deal, and the record of its serve; `null` if it was only read. */
        ServedDeal: {
            deal: components["schemas"]["DealToServe"];
            serve: components["schemas"]["Serve"] | null;
        };
        /** @description What is said about one call, for everyone who may see the deal. */
        SharedCallNote: {
            /**
             * @description Whether the call is alerted.
             * @example true
             */
            alert: boolean;
            /**
             * @description The place of the call in the auction, from 0; the length of the auction for a call still to be made.
             * @example 2
             */
            call: number;
            /**
             * @description An explanation, on one line; empty if there is none.
             * @example Invites game with four trumps.
             */
            text: string;
        };
        /** @description A collection as the catalog shows it. */
        SharedCollection: {
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2026-03-01T09:30:00.000Z
             */
            createdAt: string;
            /**
             * @description Counts only the deals that the catalog shows.
             * @example 1
             */
            dealCount: number;
            /**
             * @description What it is about, if its owner says so.
             * @example Ten deals for lesson 4.
             */
            description: string | null;
            /**
             * Format: uuid
             * @description The id of the collection.
             * @example 01980000-0000-7000-8002-000000000000
             */
            id: string;
            /**
             * @description The title.
             * @example Counting, step by step
             */
            title: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             * @example 2026-03-02T18:05:12.345Z
             */
            updatedAt: string;
        };
        /** @description The deals of a collection as the catalog shows them, in the collection's order. */
        SharedCollectionDeals: components["schemas"]["SharedDeal"][];
        /** @description Collections as the catalog shows them, newest first. */
        SharedCollections: components["schemas"]["SharedCollection"][];
        /** @description A deal as everyone else sees it: without personal themes, inspirations, supplement, sharing groups and the calls that its notes accept. */
        SharedDeal: {
            /**
             * @description The calls, starting with the dealer’s: `P`, `X`, `XX`, or a bid such as `1NT`.
             * @example [
             *       "1S",
             *       "P",
             *       "3S",
             *       "P",
             *       "4S",
             *       "P",
             *       "P",
             *       "P"
             *     ]
             */
            auction: string[];
            /**
             * @description The number of the board, if it has one.
             * @example 7
             */
            boardNumber: number | null;
            /** @description What is said about single calls of the auction, in the order of the calls. */
            callNotes: components["schemas"]["SharedCallNote"][];
            /** @description What the author says about the deal. */
            commentary: components["schemas"]["CommentaryBlock"][];
            contract: components["schemas"]["Contract"] | null;
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2026-03-01T09:30:00.000Z
             */
            createdAt: string;
            /** @description Who deals, and calls first. */
            dealer: components["schemas"]["Seat"];
            hands: components["schemas"]["Hands"];
            /**
             * Format: uuid
             * @description The id of the deal.
             * @example 01980000-0000-7000-8001-000000000000
             */
            id: string;
            lifecycle: components["schemas"]["Lifecycle"];
            /**
             * @description The account that owns the deal; `null` once that is erased.
             * @example demo|alice
             */
            ownerId: string | null;
            /**
             * @description The cards in the order in which they were played, starting with the opening lead.
             * @example [
             *       "H5",
             *       "H6",
             *       "HJ",
             *       "HK"
             *     ]
             */
            play: string[];
            /**
             * Format: date-time
             * @description When the deal first became public; `null` if it never was.
             * @example 2026-03-01T09:30:00.000Z
             */
            publishedAt: string | null;
            /**
             * @description The tricks of the declaring side.
             * @example 10
             */
            result: number | null;
            /**
             * @description Who may see the deal.
             * @example public
             */
            sharing: components["schemas"]["Sharing"];
            /**
             * @description What it teaches, for everyone who may see the deal.
             * @example [
             *       "counting"
             *     ]
             */
            themes: string[];
            /**
             * @description The title.
             * @example Counting the hand
             */
            title: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             * @example 2026-03-02T18:05:12.345Z
             */
            updatedAt: string;
            /** @description Which sides are vulnerable. */
            vulnerability: components["schemas"]["Vulnerability"];
        };
        /** @description A page of deals as others than their owner see them. */
        SharedDealPage: {
            /** @description The deals of this page. */
            deals: components["schemas"]["SharedDeal"][];
            pagination: components["schemas"]["Pagination"];
        };
        /**
         * @description Who may see a deal: its owner, everybody, or the members of some groups.
         * @enum {string}
         */
        Sharing: "private" | "public" | "group";
        /** @description A group of colleagues with whom its owner shares deals. */
        SharingGroup: {
            /**
             * Format: uuid
             * @description The id of the group.
             * @example 01980000-0000-7000-8003-000000000000
             */
            id: string;
            /** @description The members, without the owner. */
            members: components["schemas"]["SharingGroupMember"][];
            /**
             * @description The name.
             * @example Club teachers
             */
            name: string;
            /**
             * @description The account that owns the group.
             * @example demo|alice
             */
            ownerId: string;
        };
        /** @description A sharing group to be created. */
        SharingGroupInput: {
            /**
             * Format: name
             * @description The name, on one line.
             * @example Club teachers
             */
            name: string;
        };
        /** @description A member of a sharing group. */
        SharingGroupMember: {
            /**
             * @description The address of the picture; `null` until an admin trusts it.
             * @example https://avatars.example.org/bob.png
             */
            avatarUrl: string | null;
            /**
             * @description The name that others see.
             * @example Bob Bernard
             */
            displayName: string;
            /**
             * @description The group owner sees every address; members see their own and those of members who show theirs.
             * @example bob@example.org
             */
            email: string | null;
            /**
             * @description The id of the account.
             * @example demo|zofia
             */
            id: string;
        };
        /** @description What to change in a sharing group. */
        SharingGroupPatch: {
            /**
             * Format: name
             * @description The name, on one line.
             * @example Club teachers
             */
            name?: string;
        };
        /** @description The sharing groups of an account. */
        SharingGroups: {
            /** @description The groups you own or belong to. */
            sharingGroups: components["schemas"]["SharingGroup"][];
        };
        /**
         * @description How the account came about.
         * @example app
         * @enum {string}
         */
        SignupSource: "app" | "backend" | "import" | "invite";
        /** @description An account as other teachers find it. */
        SlimAccount: {
            /**
             * @description The address of the picture; `null` until an admin trusts it.
             * @example https://avatars.example.org/alice.png
             */
            avatarUrl: string | null;
            /**
             * @description The name that others see.
             * @example Alice Martin
             */
            displayName: string;
            /**
             * @description The e-mail address.
             * @example alice.martin@example.org
             */
            email: string;
            /**
             * @description The id of the account.
             * @example demo|alice
             */
            id: string;
        };
        /** @description Accounts that match a search. */
        SlimAccounts: components["schemas"]["SlimAccount"][];
        /** @description The figures of the service, day by day. */
        Statistics: {
            /** @description The days, from the first to the last. */
            days: components["schemas"]["DayFigures"][];
        };
        /** @description What the page of the public link shows of each board before its reader reveals more. It hides nothing in the API. */
        StudentView: {
            /**
             * @description Whether the auction is shown.
             * @example true
             */
            auction: boolean;
            /**
             * @description Whether the commentary is shown.
             * @example false
             */
            commentary: boolean;
            /**
             * @description Whether the double dummy results are shown.
             * @example false
             */
            doubleDummy: boolean;
            /**
             * @description The hands: all four, none, those of one or two seats, the declarer's, those of the declaring or of the defending side, or those of the dummy and the opening leader. On a board without a declarer, these last four mean South, North and South, East and West, and all.
             * @example S
             * @enum {string}
             */
            hands: "all" | "none" | "N" | "E" | "S" | "W" | "NS" | "EW" | "declarer" | "declaring" | "defending" | "dummyAndLeader";
            /**
             * @description Whether the play is shown.
             * @example false
             */
            play: boolean;
            /**
             * @description `declarer`: each board is turned so that its declarer sits South, as `south=declarer` turns files. `null`: boards are as they were dealt.
             * @example null
             * @enum {string|null}
             */
            south: "declarer" | null;
        };
        /** @description What the page of the public link shows of each board before its reader reveals more. It hides nothing in the API. What is left out stays, or has its default in a new collection; `null` resets it. */
        StudentViewInput: {
            /**
             * @description Whether the auction is shown. By default `true`.
             * @example true
             */
            auction?: boolean | null;
            /**
             * @description Whether the commentary is shown. By default `true`.
             * @example false
             */
            commentary?: boolean | null;
            /**
             * @description Whether the double dummy results are shown. By default `false`.
             * @example false
             */
            doubleDummy?: boolean | null;
            /**
             * @description The hands: all four, none, those of one or two seats, the declarer's, those of the declaring or of the defending side, or those of the dummy and the opening leader. On a board without a declarer, these last four mean South, North and South, East and West, and all. By default `all`.
             * @example S
             * @enum {string|null}
             */
            hands?: "all" | "none" | "N" | "E" | "S" | "W" | "NS" | "EW" | "declarer" | "declaring" | "defending" | "dummyAndLeader" | null;
            /**
             * @description Whether the play is shown. By default `false`.
             * @example false
             */
            play?: boolean | null;
            /**
             * @description `declarer`: each board is turned so that its declarer sits South, as `south=declarer` turns files. `null`: boards are as they were dealt.
             * @example null
             * @enum {string|null}
             */
            south?: "declarer" | null;
        };
        /** @description The form was accepted. */
        SubmittedForm: {
            /**
             * Format: uuid
             * @description The id of the submission.
             * @example 01980000-0000-7000-8000-0000000000f1
             */
            id: string;
        };
        /** @description An author you follow. `null` fields: the author is not in the catalog at the moment. */
        Subscription: {
            /**
             * @description The name that others see.
             * @example Bob Bernard
             */
            displayName: string | null;
            /**
             * @description The name in the URL of the author's page.
             * @example bob-bernard
             */
            handle: string | null;
        };
        /** @description The authors that an account follows. */
        Subscriptions: {
            /** @description The authors you follow. */
            authors: components["schemas"]["FollowedAuthor"][];
        };
        /** @description What a file said of a board and no other field holds. */
        SupplementEntry: {
            /**
             * @description What the file calls it.
             * @example Site
             */
            name: string;
            /**
             * @description What the file says.
             * @example Nice
             */
            value: string;
        };
        /** @description A piece of a paragraph in one style. */
        Text: {
            /**
             * @description Whether it is bold.
             * @example false
             */
            bold: boolean;
            /**
             * @description Whether it is italic.
             * @example false
             */
            italic: boolean;
            /**
             * @description The text itself, on one or several lines.
             * @example Count the outstanding trumps first.
             */
            text: string;
            /**
             * @description The kind of piece.
             * @enum {string}
             */
            type: "text";
        };
        /** @description A piece of a paragraph to be stored. */
        TextInput: {
            /**
             * @description Whether it is bold; `false` unless said.
             * @example false
             */
            bold?: boolean | null;
            /**
             * @description Whether it is italic; `false` unless said.
             * @example false
             */
            italic?: boolean | null;
            /**
             * @description The text itself, on one or several lines.
             * @example Count the outstanding trumps first.
             */
            text: string;
            /**
             * @description The kind of piece.
             * @enum {string}
             */
            type: "text";
        };
        /**
         * @description The colours of the pages.
         * @example system
         * @enum {string}
         */
        Theme: "light" | "dark" | "system";
        /** @description Deals that were changed together. */
        UpdatedDeals: {
            /** @description The deals, in the order of their ids in the request. */
            deals: components["schemas"]["Deal"][];
        };
        /**
         * @description How a list is laid out.
         * @example table
         * @enum {string}
         */
        ViewMode: "grid" | "list" | "table";
        /** @description How often the public link was opened: reads of the collection and of its page, without files, pictures and programs that call themselves robots. New ones appear after some seconds. Nothing is stored about the readers. */
        Views: {
            /**
             * Format: date-time
             * @description When it was last opened; `null` if never.
             * @example 2026-03-02T18:05:12.345Z
             */
            last: string | null;
            /**
             * @description How often it was opened.
             * @example 14
             */
            total: number;
        };
        /**
         * @description Which sides are vulnerable: none, North-South, East-West or both.
         * @example All
         * @enum {string}
         */
        Vulnerability: "None" | "NS" | "EW" | "All";
    };
    responses: {
        /** @description Conflicts with the current state */
        AccountEmailTakenOrAccountHandleTakenOrLastAdmin: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "ACCOUNT_EMAIL_TAKEN" | "ACCOUNT_HANDLE_TAKEN" | "LAST_ADMIN";
                };
            };
        };
        /** @description Not allowed */
        AccountInactiveOrAccountRequiredOrForbiddenOrImpersonationForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "ACCOUNT_INACTIVE" | "ACCOUNT_REQUIRED" | "FORBIDDEN" | "IMPERSONATION_FORBIDDEN";
                };
            };
        };
        /** @description Not allowed */
        AccountInactiveOrAccountRequiredOrImpersonationForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "ACCOUNT_INACTIVE" | "ACCOUNT_REQUIRED" | "IMPERSONATION_FORBIDDEN";
                };
            };
        };
        /** @description Not found */
        AccountNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "ACCOUNT_NOT_FOUND";
                };
            };
        };
        /** @description Not found */
        AccountNotFoundOrAuctionSystemNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "ACCOUNT_NOT_FOUND" | "AUCTION_SYSTEM_NOT_FOUND";
                };
            };
        };
        /** @description Not found */
        AccountNotFoundOrCatalogAuthorNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "ACCOUNT_NOT_FOUND" | "CATALOG_AUTHOR_NOT_FOUND";
                };
            };
        };
        /** @description Not found */
        AccountNotFoundOrDealCollectionNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "ACCOUNT_NOT_FOUND" | "DEAL_COLLECTION_NOT_FOUND";
                };
            };
        };
        /** @description Not found */
        AccountNotFoundOrDealCollectionNotFoundOrSharingGroupNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "ACCOUNT_NOT_FOUND" | "DEAL_COLLECTION_NOT_FOUND" | "SHARING_GROUP_NOT_FOUND";
                };
            };
        };
        /** @description Not found */
        AccountNotFoundOrDealNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "ACCOUNT_NOT_FOUND" | "DEAL_NOT_FOUND";
                };
            };
        };
        /** @description Not found */
        AccountNotFoundOrDealNotFoundOrSharingGroupNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "ACCOUNT_NOT_FOUND" | "DEAL_NOT_FOUND" | "SHARING_GROUP_NOT_FOUND";
                };
            };
        };
        /** @description Not found */
        AccountNotFoundOrGrantNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "ACCOUNT_NOT_FOUND" | "GRANT_NOT_FOUND";
                };
            };
        };
        /** @description Not found */
        AccountNotFoundOrSharingGroupNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "ACCOUNT_NOT_FOUND" | "SHARING_GROUP_NOT_FOUND";
                };
            };
        };
        /** @description Not found */
        AnnouncementNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "ANNOUNCEMENT_NOT_FOUND";
                };
            };
        };
        /** @description Conflicts with the current state */
        DealCollectionArchivedOrDealCollectionDegraded: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "DEAL_COLLECTION_ARCHIVED" | "DEAL_COLLECTION_DEGRADED";
                };
            };
        };
        /** @description Not found */
        DealCollectionNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "DEAL_COLLECTION_NOT_FOUND";
                };
            };
        };
        /** @description Not found */
        DealCollectionNotFoundOrSharingGroupNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "DEAL_COLLECTION_NOT_FOUND" | "SHARING_GROUP_NOT_FOUND";
                };
            };
        };
        /** @description Not found */
        DealNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "DEAL_NOT_FOUND";
                };
            };
        };
        /** @description Not found */
        DealNotFoundOrSharingGroupNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "DEAL_NOT_FOUND" | "SHARING_GROUP_NOT_FOUND";
                };
            };
        };
        /** @description Conflicts with the current state */
        DealNotTrashed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "DEAL_NOT_TRASHED";
                };
            };
        };
        /** @description Conflicts with the current state */
        DealOrphaned: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "DEAL_ORPHANED";
                };
            };
        };
        /** @description Conflicts with the current state */
        IdempotencyKeyReused: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "IDEMPOTENCY_KEY_REUSED";
                };
            };
        };
        /** @description Conflicts with the current state */
        IdempotencyKeyReusedOrQuotaExceeded: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "IDEMPOTENCY_KEY_REUSED" | "QUOTA_EXCEEDED";
                };
            };
        };
        /** @description Internal error */
        InternalError: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "INTERNAL_ERROR";
                };
            };
        };
        /** @description Conflicts with the current state */
        LastAdmin: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "LAST_ADMIN";
                };
            };
        };
        /** @description Invalid request; `meta.issues` lists what is wrong */
        MalformedJsonOrValidationFailed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "MALFORMED_JSON" | "VALIDATION_FAILED";
                };
            };
        };
        /** @description Invalid request; `meta.issues` lists what is wrong */
        NoBoardsFoundOrValidationFailed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "NO_BOARDS_FOUND" | "VALIDATION_FAILED";
                };
            };
        };
        /** @description Unchanged since the `ETag` in `If-None-Match`; there is no body. */
        NotModified: {
            headers: {
                ETag: components["headers"]["ETag"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Body too large */
        PayloadTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "PAYLOAD_TOO_LARGE";
                };
            };
        };
        /** @description Changed since it was read */
        PreconditionFailed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "PRECONDITION_FAILED";
                };
            };
        };
        /** @description Too many requests */
        RateLimited: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "RATE_LIMITED";
                };
            };
        };
        /** @description Temporarily unavailable */
        ServiceUnavailable: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "SERVICE_UNAVAILABLE";
                };
            };
        };
        /** @description Missing or invalid credentials */
        Unauthorized: {
            headers: {
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "UNAUTHORIZED";
                };
            };
        };
        /** @description Unsupported media type */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "UNSUPPORTED_MEDIA_TYPE";
                };
            };
        };
        /** @description Invalid request; `meta.issues` lists what is wrong */
        ValidationFailed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"] & {
                    /** @enum {string} */
                    code?: "VALIDATION_FAILED";
                };
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description The file name under which to save it. */
        "Content-Disposition": string;
        /** @description The version of what the body shows. Send it as `If-None-Match` to get 304 if it is still the same or, where a write accepts it, as `If-Match`. */
        ETag: string;
        /** @description Links (RFC 8288) to the deal as PBN, LIN and SVG, and (`rel="related"`) to a hand viewer. */
        Link: string;
        /** @description The path of what was created. */
        Location: string;
        /** @description How many requests the limit allows. */
        "RateLimit-Limit": number;
        /** @description How many requests are left. */
        "RateLimit-Remaining": number;
        /** @description Seconds until the limit resets. */
        "RateLimit-Reset": number;
        /** @description After how many seconds to try again. */
        "Retry-After": number;
        /** @description Which credentials are needed (RFC 9110, section 11.6.1). */
        "WWW-Authenticate": string;
        /** @description The id of the account that the admin acted as. */
        "X-App-Impersonated": string;
        /** @description The id of the request in the logs: the one it came with, or a new one. */
        "X-Request-Id": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                /**
                 * @description The id of the account.
                 * @example demo|alice
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An account with all its settings, as its owner and admins see it. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "demo|alice",
                     *       "email": "alice.martin@example.org",
                     *       "displayName": "Alice Martin",
                     *       "firstName": "Alice",
                     *       "lastName": "Martin",
                     *       "organisationName": "Bridge Club Lyon",
                     *       "country": "FR",
                     *       "language": "fr",
                     *       "appLanguage": "en",
                     *       "auctionSystem": {
                     *         "id": "01980000-0000-7000-8000-000000000003",
                     *         "identifier": "sef",
                     *         "labels": {
                     *           "en": "French standard",
                     *           "fr": "Système d'enseignement français"
                     *         },
                     *         "sortOrder": 3
                     *       },
                     *       "isActive": true,
                     *       "role": "teacher",
                     *       "signupSource": "app",
                     *       "isOrganisation": false,
                     *       "showEmailPublicly": false,
                     *       "avatarUrl": "https://avatars.example.org/alice.png",
                     *       "avatarTrusted": true,
                     *       "preferences": {
                     *         "dealsExplorer": {
                     *           "viewMode": "table",
                     *           "columnVisibility": {
                     *             "title": true,
                     *             "themes": false
                     *           },
                     *           "columnOrder": [
                     *             "title",
                     *             "themes"
                     *           ]
                     *         },
                     *         "groupsList": {
                     *           "viewMode": "table"
                     *         },
                     *         "sessionsList": {
                     *           "viewMode": "table"
                     *         },
                     *         "shareTemplates": {
                     *           "mail": {
                     *             "subject": "Deals for you",
                     *             "body": [
                     *               {
                     *                 "type": "paragraph",
                     *                 "children": [
                     *                   {
                     *                     "type": "text",
                     *                     "text": "Count the outstanding trumps first.",
                     *                     "bold": false,
                     *                     "italic": false
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           },
                     *           "whatsapp": {
                     *             "body": [
                     *               {
                     *                 "type": "paragraph",
                     *                 "children": [
                     *                   {
                     *                     "type": "text",
                     *                     "text": "Count the outstanding trumps first.",
                     *                     "bold": false,
                     *                     "italic": false
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           }
                     *         },
                     *         "theme": "system"
                     *       },
                     *       "onboardedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-02T18:05:12.345Z",
                     *       "certified": true,
                     *       "handle": "alice-martin"
                     *     }
                     */
                    "application/json": components["schemas"]["Account"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrForbiddenOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    eraseAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag from the GET. If it is stale, the request fails and nothing changes.
                 * @example "1-mY3uGWQFhHkcX0YlwW2eOkFOQ6M"
                 */
                "if-match"?: string;
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                /**
                 * @description The id of the account.
                 * @example demo|alice
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedJsonOrValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrForbiddenOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFound"];
            409: components["responses"]["LastAdmin"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag from the GET. If it is stale, the request fails and nothing changes.
                 * @example "1-mY3uGWQFhHkcX0YlwW2eOkFOQ6M"
                 */
                "if-match"?: string;
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                /**
                 * @description The id of the account.
                 * @example demo|alice
                 */
                id: string;
            };
            cookie?: never;
        };
        /** @description What to change in an account. Fields that are left out stay; `null` removes a value, or resets it to its default. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "organisationName": "Bridge Club Lyon",
                 *       "country": "FR",
                 *       "preferences": {
                 *         "theme": "dark"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AccountPatch"];
                /**
                 * @example {
                 *       "organisationName": "Bridge Club Lyon",
                 *       "country": "FR",
                 *       "preferences": {
                 *         "theme": "dark"
                 *       }
                 *     }
                 */
                "application/merge-patch+json": components["schemas"]["AccountPatch"];
            };
        };
        responses: {
            /** @description An account with all its settings, as its owner and admins see it. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "demo|alice",
                     *       "email": "alice.martin@example.org",
                     *       "displayName": "Alice Martin",
                     *       "firstName": "Alice",
                     *       "lastName": "Martin",
                     *       "organisationName": "Bridge Club Lyon",
                     *       "country": "FR",
                     *       "language": "fr",
                     *       "appLanguage": "en",
                     *       "auctionSystem": {
                     *         "id": "01980000-0000-7000-8000-000000000003",
                     *         "identifier": "sef",
                     *         "labels": {
                     *           "en": "French standard",
                     *           "fr": "Système d'enseignement français"
                     *         },
                     *         "sortOrder": 3
                     *       },
                     *       "isActive": true,
                     *       "role": "teacher",
                     *       "signupSource": "app",
                     *       "isOrganisation": false,
                     *       "showEmailPublicly": false,
                     *       "avatarUrl": "https://avatars.example.org/alice.png",
                     *       "avatarTrusted": true,
                     *       "preferences": {
                     *         "dealsExplorer": {
                     *           "viewMode": "table",
                     *           "columnVisibility": {
                     *             "title": true,
                     *             "themes": false
                     *           },
                     *           "columnOrder": [
                     *             "title",
                     *             "themes"
                     *           ]
                     *         },
                     *         "groupsList": {
                     *           "viewMode": "table"
                     *         },
                     *         "sessionsList": {
                     *           "viewMode": "table"
                     *         },
                     *         "shareTemplates": {
                     *           "mail": {
                     *             "subject": "Deals for you",
                     *             "body": [
                     *               {
                     *                 "type": "paragraph",
                     *                 "children": [
                     *                   {
                     *                     "type": "text",
                     *                     "text": "Count the outstanding trumps first.",
                     *                     "bold": false,
                     *                     "italic": false
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           },
                     *           "whatsapp": {
                     *             "body": [
                     *               {
                     *                 "type": "paragraph",
                     *                 "children": [
                     *                   {
                     *                     "type": "text",
                     *                     "text": "Count the outstanding trumps first.",
                     *                     "bold": false,
                     *                     "italic": false
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           }
                     *         },
                     *         "theme": "system"
                     *       },
                     *       "onboardedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-02T18:05:12.345Z",
                     *       "certified": true,
                     *       "handle": "alice-martin"
                     *     }
                     */
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["MalformedJsonOrValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrForbiddenOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFoundOrAuctionSystemNotFound"];
            409: components["responses"]["AccountEmailTakenOrAccountHandleTakenOrLastAdmin"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getOwnAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An account with all its settings, as its owner and admins see it. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "demo|alice",
                     *       "email": "alice.martin@example.org",
                     *       "displayName": "Alice Martin",
                     *       "firstName": "Alice",
                     *       "lastName": "Martin",
                     *       "organisationName": "Bridge Club Lyon",
                     *       "country": "FR",
                     *       "language": "fr",
                     *       "appLanguage": "en",
                     *       "auctionSystem": {
                     *         "id": "01980000-0000-7000-8000-000000000003",
                     *         "identifier": "sef",
                     *         "labels": {
                     *           "en": "French standard",
                     *           "fr": "Système d'enseignement français"
                     *         },
                     *         "sortOrder": 3
                     *       },
                     *       "isActive": true,
                     *       "role": "teacher",
                     *       "signupSource": "app",
                     *       "isOrganisation": false,
                     *       "showEmailPublicly": false,
                     *       "avatarUrl": "https://avatars.example.org/alice.png",
                     *       "avatarTrusted": true,
                     *       "preferences": {
                     *         "dealsExplorer": {
                     *           "viewMode": "table",
                     *           "columnVisibility": {
                     *             "title": true,
                     *             "themes": false
                     *           },
                     *           "columnOrder": [
                     *             "title",
                     *             "themes"
                     *           ]
                     *         },
                     *         "groupsList": {
                     *           "viewMode": "table"
                     *         },
                     *         "sessionsList": {
                     *           "viewMode": "table"
                     *         },
                     *         "shareTemplates": {
                     *           "mail": {
                     *             "subject": "Deals for you",
                     *             "body": [
                     *               {
                     *                 "type": "paragraph",
                     *                 "children": [
                     *                   {
                     *                     "type": "text",
                     *                     "text": "Count the outstanding trumps first.",
                     *                     "bold": false,
                     *                     "italic": false
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           },
                     *           "whatsapp": {
                     *             "body": [
                     *               {
                     *                 "type": "paragraph",
                     *                 "children": [
                     *                   {
                     *                     "type": "text",
                     *                     "text": "Count the outstanding trumps first.",
                     *                     "bold": false,
                     *                     "italic": false
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           }
                     *         },
                     *         "theme": "system"
                     *       },
                     *       "onboardedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-02T18:05:12.345Z",
                     *       "certified": true,
                     *       "handle": "alice-martin"
                     *     }
                     */
                    "application/json": components["schemas"]["Account"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFound"];
            /** @description Conflicts with the current state */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_EMAIL_TAKEN";
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    eraseOwnAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag from the GET. If it is stale, the request fails and nothing changes.
                 * @example "1-mY3uGWQFhHkcX0YlwW2eOkFOQ6M"
                 */
                "if-match"?: string;
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedJsonOrValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrForbiddenOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFound"];
            409: components["responses"]["LastAdmin"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateOwnAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag from the GET. If it is stale, the request fails and nothing changes.
                 * @example "1-mY3uGWQFhHkcX0YlwW2eOkFOQ6M"
                 */
                "if-match"?: string;
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to change in an account. Fields that are left out stay; `null` removes a value, or resets it to its default. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "organisationName": "Bridge Club Lyon",
                 *       "country": "FR",
                 *       "preferences": {
                 *         "theme": "dark"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AccountPatch"];
                /**
                 * @example {
                 *       "organisationName": "Bridge Club Lyon",
                 *       "country": "FR",
                 *       "preferences": {
                 *         "theme": "dark"
                 *       }
                 *     }
                 */
                "application/merge-patch+json": components["schemas"]["AccountPatch"];
            };
        };
        responses: {
            /** @description An account with all its settings, as its owner and admins see it. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "demo|alice",
                     *       "email": "alice.martin@example.org",
                     *       "displayName": "Alice Martin",
                     *       "firstName": "Alice",
                     *       "lastName": "Martin",
                     *       "organisationName": "Bridge Club Lyon",
                     *       "country": "FR",
                     *       "language": "fr",
                     *       "appLanguage": "en",
                     *       "auctionSystem": {
                     *         "id": "01980000-0000-7000-8000-000000000003",
                     *         "identifier": "sef",
                     *         "labels": {
                     *           "en": "French standard",
                     *           "fr": "Système d'enseignement français"
                     *         },
                     *         "sortOrder": 3
                     *       },
                     *       "isActive": true,
                     *       "role": "teacher",
                     *       "signupSource": "app",
                     *       "isOrganisation": false,
                     *       "showEmailPublicly": false,
                     *       "avatarUrl": "https://avatars.example.org/alice.png",
                     *       "avatarTrusted": true,
                     *       "preferences": {
                     *         "dealsExplorer": {
                     *           "viewMode": "table",
                     *           "columnVisibility": {
                     *             "title": true,
                     *             "themes": false
                     *           },
                     *           "columnOrder": [
                     *             "title",
                     *             "themes"
                     *           ]
                     *         },
                     *         "groupsList": {
                     *           "viewMode": "table"
                     *         },
                     *         "sessionsList": {
                     *           "viewMode": "table"
                     *         },
                     *         "shareTemplates": {
                     *           "mail": {
                     *             "subject": "Deals for you",
                     *             "body": [
                     *               {
                     *                 "type": "paragraph",
                     *                 "children": [
                     *                   {
                     *                     "type": "text",
                     *                     "text": "Count the outstanding trumps first.",
                     *                     "bold": false,
                     *                     "italic": false
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           },
                     *           "whatsapp": {
                     *             "body": [
                     *               {
                     *                 "type": "paragraph",
                     *                 "children": [
                     *                   {
                     *                     "type": "text",
                     *                     "text": "Count the outstanding trumps first.",
                     *                     "bold": false,
                     *                     "italic": false
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           }
                     *         },
                     *         "theme": "system"
                     *       },
                     *       "onboardedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-02T18:05:12.345Z",
                     *       "certified": true,
                     *       "handle": "alice-martin"
                     *     }
                     */
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["MalformedJsonOrValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrForbiddenOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFoundOrAuctionSystemNotFound"];
            409: components["responses"]["AccountEmailTakenOrAccountHandleTakenOrLastAdmin"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listOwnAccessLog: {
        parameters: {
            query?: {
                /**
                 * @description Which page to return, from 1.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description How many items a page has.
                 * @example 20
                 */
                pageSize?: number;
            };
            header?: {
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of who acted as you. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "entries": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-0000000000ad",
                     *           "at": "2026-03-02T18:05:12.345Z",
                     *           "actor": {
                     *             "type": "account",
                     *             "id": "demo|admin"
                     *           },
                     *           "action": "PATCH /deals/{id}",
                     *           "parameters": {
                     *             "id": "01980000-0000-7000-8001-000000000000"
                     *           },
                     *           "requestId": "5f0c3d1e-7a52-4b43-9f57-1c5e0a2d9b64"
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "pageSize": 20,
                     *         "total": 1,
                     *         "totalPages": 1,
                     *         "totalIsExact": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AccessLogPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    completeOnboarding: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag from the GET. If it is stale, the request fails and nothing changes.
                 * @example "1-mY3uGWQFhHkcX0YlwW2eOkFOQ6M"
                 */
                "if-match"?: string;
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description What an account says of itself when it begins. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "displayName": "Alice Martin",
                 *       "firstName": "Alice",
                 *       "lastName": "Martin",
                 *       "organisationName": "Bridge Club Lyon",
                 *       "country": "FR",
                 *       "language": "fr",
                 *       "appLanguage": "en",
                 *       "auctionSystemId": "01980000-0000-7000-8000-000000000003",
                 *       "handle": "alice-martin",
                 *       "isOrganisation": false
                 *     }
                 */
                "application/json": components["schemas"]["Onboarding"];
            };
        };
        responses: {
            /** @description An account with all its settings, as its owner and admins see it. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "demo|alice",
                     *       "email": "alice.martin@example.org",
                     *       "displayName": "Alice Martin",
                     *       "firstName": "Alice",
                     *       "lastName": "Martin",
                     *       "organisationName": "Bridge Club Lyon",
                     *       "country": "FR",
                     *       "language": "fr",
                     *       "appLanguage": "en",
                     *       "auctionSystem": {
                     *         "id": "01980000-0000-7000-8000-000000000003",
                     *         "identifier": "sef",
                     *         "labels": {
                     *           "en": "French standard",
                     *           "fr": "Système d'enseignement français"
                     *         },
                     *         "sortOrder": 3
                     *       },
                     *       "isActive": true,
                     *       "role": "teacher",
                     *       "signupSource": "app",
                     *       "isOrganisation": false,
                     *       "showEmailPublicly": false,
                     *       "avatarUrl": "https://avatars.example.org/alice.png",
                     *       "avatarTrusted": true,
                     *       "preferences": {
                     *         "dealsExplorer": {
                     *           "viewMode": "table",
                     *           "columnVisibility": {
                     *             "title": true,
                     *             "themes": false
                     *           },
                     *           "columnOrder": [
                     *             "title",
                     *             "themes"
                     *           ]
                     *         },
                     *         "groupsList": {
                     *           "viewMode": "table"
                     *         },
                     *         "sessionsList": {
                     *           "viewMode": "table"
                     *         },
                     *         "shareTemplates": {
                     *           "mail": {
                     *             "subject": "Deals for you",
                     *             "body": [
                     *               {
                     *                 "type": "paragraph",
                     *                 "children": [
                     *                   {
                     *                     "type": "text",
                     *                     "text": "Count the outstanding trumps first.",
                     *                     "bold": false,
                     *                     "italic": false
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           },
                     *           "whatsapp": {
                     *             "body": [
                     *               {
                     *                 "type": "paragraph",
                     *                 "children": [
                     *                   {
                     *                     "type": "text",
                     *                     "text": "Count the outstanding trumps first.",
                     *                     "bold": false,
                     *                     "italic": false
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           }
                     *         },
                     *         "theme": "system"
                     *       },
                     *       "onboardedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-02T18:05:12.345Z",
                     *       "certified": true,
                     *       "handle": "alice-martin"
                     *     }
                     */
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["MalformedJsonOrValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFoundOrAuctionSystemNotFound"];
            /** @description Conflicts with the current state */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_EMAIL_TAKEN" | "ACCOUNT_HANDLE_TAKEN";
                    };
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exportOwnAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everything stored about an account. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "exportedAt": "2026-03-02T18:05:12.345Z",
                     *       "account": {
                     *         "id": "demo|alice",
                     *         "email": "alice.martin@example.org",
                     *         "displayName": "Alice Martin",
                     *         "firstName": "Alice",
                     *         "lastName": "Martin",
                     *         "organisationName": "Bridge Club Lyon",
                     *         "country": "FR",
                     *         "language": "fr",
                     *         "appLanguage": "en",
                     *         "auctionSystem": {
                     *           "id": "01980000-0000-7000-8000-000000000003",
                     *           "identifier": "sef",
                     *           "labels": {
                     *             "en": "French standard",
                     *             "fr": "Système d'enseignement français"
                     *           },
                     *           "sortOrder": 3
                     *         },
                     *         "isActive": true,
                     *         "role": "teacher",
                     *         "signupSource": "app",
                     *         "isOrganisation": false,
                     *         "showEmailPublicly": false,
                     *         "avatarUrl": "https://avatars.example.org/alice.png",
                     *         "avatarTrusted": true,
                     *         "preferences": {
                     *           "dealsExplorer": {
                     *             "viewMode": "table",
                     *             "columnVisibility": {
                     *               "title": true,
                     *               "themes": false
                     *             },
                     *             "columnOrder": [
                     *               "title",
                     *               "themes"
                     *             ]
                     *           },
                     *           "groupsList": {
                     *             "viewMode": "table"
                     *           },
                     *           "sessionsList": {
                     *             "viewMode": "table"
                     *           },
                     *           "shareTemplates": {
                     *             "mail": {
                     *               "subject": "Deals for you",
                     *               "body": [
                     *                 {
                     *                   "type": "paragraph",
                     *                   "children": [
                     *                     {
                     *                       "type": "text",
                     *                       "text": "Count the outstanding trumps first.",
                     *                       "bold": false,
                     *                       "italic": false
                     *                     }
                     *                   ]
                     *                 }
                     *               ]
                     *             },
                     *             "whatsapp": {
                     *               "body": [
                     *                 {
                     *                   "type": "paragraph",
                     *                   "children": [
                     *                     {
                     *                       "type": "text",
                     *                       "text": "Count the outstanding trumps first.",
                     *                       "bold": false,
                     *                       "italic": false
                     *                     }
                     *                   ]
                     *                 }
                     *               ]
                     *             }
                     *           },
                     *           "theme": "system"
                     *         },
                     *         "onboardedAt": "2026-03-01T09:30:00.000Z",
                     *         "createdAt": "2026-03-01T09:30:00.000Z",
                     *         "updatedAt": "2026-03-02T18:05:12.345Z",
                     *         "certified": true,
                     *         "handle": "alice-martin"
                     *       },
                     *       "deals": [
                     *         {
                     *           "id": "01980000-0000-7000-8001-000000000000",
                     *           "ownerId": "demo|alice",
                     *           "title": "Counting the hand",
                     *           "boardNumber": 7,
                     *           "dealer": "S",
                     *           "vulnerability": "All",
                     *           "hands": {
                     *             "N": "KT82.A96.QJ5.952",
                     *             "E": "63.QJ82.T94.KQT4",
                     *             "S": "AQJ97.K4.A72.AJ6",
                     *             "W": "54.T753.K863.873"
                     *           },
                     *           "auction": [
                     *             "1S",
                     *             "P",
                     *             "3S",
                     *             "P",
                     *             "4S",
                     *             "P",
                     *             "P",
                     *             "P"
                     *           ],
                     *           "callNotes": [
                     *             {
                     *               "call": 2,
                     *               "text": "Invites game with four trumps.",
                     *               "alert": true,
                     *               "accepts": [
                     *                 "4S"
                     *               ]
                     *             }
                     *           ],
                     *           "contract": {
                     *             "level": 4,
                     *             "strain": "S",
                     *             "doubled": 0,
                     *             "declarer": "S"
                     *           },
                     *           "play": [
                     *             "H5",
                     *             "H6",
                     *             "HJ",
                     *             "HK"
                     *           ],
                     *           "result": 10,
                     *           "commentary": [
                     *             {
                     *               "type": "paragraph",
                     *               "children": [
                     *                 {
                     *                   "type": "text",
                     *                   "text": "Count the outstanding trumps first.",
                     *                   "bold": false,
                     *                   "italic": false
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "themes": [
                     *             "counting"
                     *           ],
                     *           "sharing": "public",
                     *           "lifecycle": "active",
                     *           "publishedAt": "2026-03-01T09:30:00.000Z",
                     *           "createdAt": "2026-03-01T09:30:00.000Z",
                     *           "updatedAt": "2026-03-02T18:05:12.345Z",
                     *           "personalThemes": [
                     *             "lesson 4"
                     *           ],
                     *           "inspirations": [
                     *             "Club night, board 7"
                     *           ],
                     *           "sharingGroupIds": [],
                     *           "supplement": [
                     *             {
                     *               "name": "Site",
                     *               "value": "Nice"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "collections": [
                     *         {
                     *           "id": "01980000-0000-7000-8002-000000000000",
                     *           "ownerId": "demo|alice",
                     *           "title": "Counting, step by step",
                     *           "description": "Ten deals for lesson 4.",
                     *           "dealIds": [
                     *             "01980000-0000-7000-8001-000000000000"
                     *           ],
                     *           "publicEnabled": true,
                     *           "publicToken": "Vb7wqO1n2Zk4xTgYd0Rr8A",
                     *           "publicUrl": "https://dealbook.example.org/c/Vb7wqO1n2Zk4xTgYd0Rr8A",
                     *           "embeddable": false,
                     *           "studentView": {
                     *             "hands": "S",
                     *             "south": null,
                     *             "auction": true,
                     *             "commentary": false,
                     *             "doubleDummy": false,
                     *             "play": false
                     *           },
                     *           "views": {
                     *             "total": 14,
                     *             "last": "2026-03-02T18:05:12.345Z"
                     *           },
                     *           "availableFrom": "2026-03-01T09:30:00.000Z",
                     *           "availableUntil": "2026-06-30T22:00:00.000Z",
                     *           "archivedAt": null,
                     *           "degraded": false,
                     *           "createdAt": "2026-03-01T09:30:00.000Z",
                     *           "updatedAt": "2026-03-02T18:05:12.345Z"
                     *         }
                     *       ],
                     *       "deletedCollections": [
                     *         {
                     *           "id": "01980000-0000-7000-8002-000000000000",
                     *           "ownerId": "demo|alice",
                     *           "title": "Counting, step by step",
                     *           "description": "Ten deals for lesson 4.",
                     *           "dealIds": [
                     *             "01980000-0000-7000-8001-000000000000"
                     *           ],
                     *           "publicEnabled": true,
                     *           "publicToken": "Vb7wqO1n2Zk4xTgYd0Rr8A",
                     *           "publicUrl": "https://dealbook.example.org/c/Vb7wqO1n2Zk4xTgYd0Rr8A",
                     *           "embeddable": false,
                     *           "studentView": {
                     *             "hands": "S",
                     *             "south": null,
                     *             "auction": true,
                     *             "commentary": false,
                     *             "doubleDummy": false,
                     *             "play": false
                     *           },
                     *           "views": {
                     *             "total": 14,
                     *             "last": "2026-03-02T18:05:12.345Z"
                     *           },
                     *           "availableFrom": "2026-03-01T09:30:00.000Z",
                     *           "availableUntil": "2026-06-30T22:00:00.000Z",
                     *           "archivedAt": null,
                     *           "degraded": false,
                     *           "createdAt": "2026-03-01T09:30:00.000Z",
                     *           "updatedAt": "2026-03-02T18:05:12.345Z"
                     *         }
                     *       ],
                     *       "sharingGroups": [
                     *         {
                     *           "id": "01980000-0000-7000-8003-000000000000",
                     *           "name": "Club teachers",
                     *           "ownerId": "demo|alice",
                     *           "members": [
                     *             {
                     *               "id": "demo|zofia",
                     *               "email": "bob@example.org",
                     *               "displayName": "Bob Bernard",
                     *               "avatarUrl": "https://avatars.example.org/bob.png"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "subscriptions": [
                     *         {
                     *           "handle": "bob-bernard",
                     *           "displayName": "Bob Bernard"
                     *         }
                     *       ],
                     *       "grants": [
                     *         {
                     *           "id": "01980000-0000-7000-8004-000000000000",
                     *           "accountId": "demo|alice",
                     *           "source": "manual",
                     *           "plan": "pro",
                     *           "feature": "collections",
                     *           "limit": 50,
                     *           "startsAt": "2026-03-01T09:30:00.000Z",
                     *           "endsAt": "2027-03-01T09:30:00.000Z",
                     *           "revokedAt": null,
                     *           "createdAt": "2026-03-01T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "announcementReads": [
                     *         {
                     *           "id": "01980000-0000-7000-8005-000000000000",
                     *           "readAt": "2026-03-02T18:05:12.345Z"
                     *         }
                     *       ],
                     *       "serves": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-00000000005e",
                     *           "dealId": "01980000-0000-7000-8001-000000000000",
                     *           "servedAt": "2026-03-02T18:05:12.345Z"
                     *         }
                     *       ],
                     *       "auditRecords": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-0000000000ad",
                     *           "at": "2026-03-02T18:05:12.345Z",
                     *           "actor": {
                     *             "type": "account",
                     *             "id": "demo|admin"
                     *           },
                     *           "as": "demo|alice",
                     *           "action": "PATCH /deals/{id}",
                     *           "parameters": {
                     *             "id": "01980000-0000-7000-8001-000000000000"
                     *           },
                     *           "subject": {
                     *             "type": "account",
                     *             "id": "demo|alice"
                     *           },
                     *           "changes": {
                     *             "title": {
                     *               "before": "A hand",
                     *               "after": "Counting the hand"
                     *             }
                     *           },
                     *           "requestId": "5f0c3d1e-7a52-4b43-9f57-1c5e0a2d9b64"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AccountExport"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFound"];
            /** @description Conflicts with the current state */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "EXPORT_RUNNING";
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getOwnExposure: {
        parameters: {
            query?: never;
            header?: {
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Shown in the catalog as long as every rule passes. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "exposed": true,
                     *       "rules": [
                     *         {
                     *           "rule": "dealPublic",
                     *           "passes": true,
                     *           "detail": "The deal is public."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Exposure"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    searchAccounts: {
        parameters: {
            query: {
                /**
                 * @description Whether the results may include your own account.
                 * @example false
                 */
                includeSelf?: boolean;
                /**
                 * @description Part of a name, or of the e-mail address before the @.
                 * @example martin
                 */
                q: string;
            };
            header?: {
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accounts that match a search. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "demo|alice",
                     *         "email": "alice.martin@example.org",
                     *         "displayName": "Alice Martin",
                     *         "avatarUrl": "https://avatars.example.org/alice.png"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SlimAccounts"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAnnouncements: {
        parameters: {
            query?: never;
            header?: {
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What an account sees of the announcements now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "banner": {
                     *         "id": "01980000-0000-7000-8005-000000000000",
                     *         "kind": "news",
                     *         "title": {
                     *           "en": "New lessons",
                     *           "fr": "Nouvelles leçons"
                     *         },
                     *         "body": {
                     *           "en": "There are ten new deals.",
                     *           "fr": "Voici dix nouvelles donnes."
                     *         },
                     *         "actionLabel": {
                     *           "en": "Open",
                     *           "fr": "Ouvrir"
                     *         },
                     *         "actionPath": "/deals",
                     *         "pinned": false,
                     *         "publishedAt": "2026-03-01T09:30:00.000Z",
                     *         "expiresAt": "2026-06-01T00:00:00.000Z",
                     *         "readAt": "2026-03-02T18:05:12.345Z"
                     *       },
                     *       "news": [
                     *         {
                     *           "id": "01980000-0000-7000-8005-000000000000",
                     *           "kind": "news",
                     *           "title": {
                     *             "en": "New lessons",
                     *             "fr": "Nouvelles leçons"
                     *           },
                     *           "body": {
                     *             "en": "There are ten new deals.",
                     *             "fr": "Voici dix nouvelles donnes."
                     *           },
                     *           "actionLabel": {
                     *             "en": "Open",
                     *             "fr": "Ouvrir"
                     *           },
                     *           "actionPath": "/deals",
                     *           "pinned": false,
                     *           "publishedAt": "2026-03-01T09:30:00.000Z",
                     *           "expiresAt": "2026-06-01T00:00:00.000Z",
                     *           "readAt": "2026-03-02T18:05:12.345Z"
                     *         }
                     *       ],
                     *       "unreadCount": 0,
                     *       "nextChangeAt": "2026-06-01T00:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Announcements"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    markAnnouncementRead: {
        parameters: {
            query?: never;
            header?: {
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                /**
                 * @description The id of the announcement.
                 * @example 01980000-0000-7000-8005-000000000000
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An announcement as its readers see it. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8005-000000000000",
                     *       "kind": "news",
                     *       "title": {
                     *         "en": "New lessons",
                     *         "fr": "Nouvelles leçons"
                     *       },
                     *       "body": {
                     *         "en": "There are ten new deals.",
                     *         "fr": "Voici dix nouvelles donnes."
                     *       },
                     *       "actionLabel": {
                     *         "en": "Open",
                     *         "fr": "Ouvrir"
                     *       },
                     *       "actionPath": "/deals",
                     *       "pinned": false,
                     *       "publishedAt": "2026-03-01T09:30:00.000Z",
                     *       "expiresAt": "2026-06-01T00:00:00.000Z",
                     *       "readAt": "2026-03-02T18:05:12.345Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Announcement"];
                };
            };
            400: components["responses"]["MalformedJsonOrValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrImpersonationForbidden"];
            /** @description Not found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_NOT_FOUND" | "ANNOUNCEMENT_NOT_FOUND";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    apiFindAccountsByEmail: {
        parameters: {
            query: {
                /**
                 * @description The whole e-mail address, in any case.
                 * @example alice.martin@example.org
                 */
                email: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accounts found by e-mail address. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accounts": [
                     *         {
                     *           "id": "demo|alice",
                     *           "email": "alice.martin@example.org",
                     *           "displayName": "Alice Martin",
                     *           "firstName": "Alice",
                     *           "lastName": "Martin",
                     *           "organisationName": "Bridge Club Lyon",
                     *           "country": "FR",
                     *           "language": "fr",
                     *           "appLanguage": "en",
                     *           "auctionSystem": {
                     *             "id": "01980000-0000-7000-8000-000000000003",
                     *             "identifier": "sef",
                     *             "labels": {
                     *               "en": "French standard",
                     *               "fr": "Système d'enseignement français"
                     *             },
                     *             "sortOrder": 3
                     *           },
                     *           "isActive": true,
                     *           "role": "teacher",
                     *           "signupSource": "app",
                     *           "isOrganisation": false,
                     *           "showEmailPublicly": false,
                     *           "avatarUrl": "https://avatars.example.org/alice.png",
                     *           "avatarTrusted": true,
                     *           "preferences": {
                     *             "dealsExplorer": {
                     *               "viewMode": "table",
                     *               "columnVisibility": {
                     *                 "title": true,
                     *                 "themes": false
                     *               },
                     *               "columnOrder": [
                     *                 "title",
                     *                 "themes"
                     *               ]
                     *             },
                     *             "groupsList": {
                     *               "viewMode": "table"
                     *             },
                     *             "sessionsList": {
                     *               "viewMode": "table"
                     *             },
                     *             "shareTemplates": {
                     *               "mail": {
                     *                 "subject": "Deals for you",
                     *                 "body": [
                     *                   {
                     *                     "type": "paragraph",
                     *                     "children": [
                     *                       {
                     *                         "type": "text",
                     *                         "text": "Count the outstanding trumps first.",
                     *                         "bold": false,
                     *                         "italic": false
                     *                       }
                     *                     ]
                     *                   }
                     *                 ]
                     *               },
                     *               "whatsapp": {
                     *                 "body": [
                     *                   {
                     *                     "type": "paragraph",
                     *                     "children": [
                     *                       {
                     *                         "type": "text",
                     *                         "text": "Count the outstanding trumps first.",
                     *                         "bold": false,
                     *                         "italic": false
                     *                       }
                     *                     ]
                     *                   }
                     *                 ]
                     *               }
                     *             },
                     *             "theme": "system"
                     *           },
                     *           "onboardedAt": "2026-03-01T09:30:00.000Z",
                     *           "createdAt": "2026-03-01T09:30:00.000Z",
                     *           "updatedAt": "2026-03-02T18:05:12.345Z",
                     *           "certified": true,
                     *           "handle": "alice-martin"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FoundAccounts"];
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; there is no body. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    apiCreateAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to retry: for 24 hours, repeating it with the same key returns the first response, and it takes effect only once.
                 * @example 5f0c3d1e-7a52-4b43-9f57-1c5e0a2d9b64
                 */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description An account to be created before its first sign-in. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "auth0|5f7c8ec7c33c6c004bbafe82",
                 *       "email": "tom.becker@example.org",
                 *       "displayName": "Tom Becker",
                 *       "firstName": "Tom",
                 *       "lastName": "Becker",
                 *       "country": "DE",
                 *       "language": "de",
                 *       "auctionSystemId": "01980000-0000-7000-8000-000000000003",
                 *       "handle": "tom-becker"
                 *     }
                 */
                "application/json": components["schemas"]["AccountInput"];
            };
        };
        responses: {
            /** @description An account with all its settings, as its owner and admins see it. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "demo|alice",
                     *       "email": "alice.martin@example.org",
                     *       "displayName": "Alice Martin",
                     *       "firstName": "Alice",
                     *       "lastName": "Martin",
                     *       "organisationName": "Bridge Club Lyon",
                     *       "country": "FR",
                     *       "language": "fr",
                     *       "appLanguage": "en",
                     *       "auctionSystem": {
                     *         "id": "01980000-0000-7000-8000-000000000003",
                     *         "identifier": "sef",
                     *         "labels": {
                     *           "en": "French standard",
                     *           "fr": "Système d'enseignement français"
                     *         },
                     *         "sortOrder": 3
                     *       },
                     *       "isActive": true,
                     *       "role": "teacher",
                     *       "signupSource": "app",
                     *       "isOrganisation": false,
                     *       "showEmailPublicly": false,
                     *       "avatarUrl": "https://avatars.example.org/alice.png",
                     *       "avatarTrusted": true,
                     *       "preferences": {
                     *         "dealsExplorer": {
                     *           "viewMode": "table",
                     *           "columnVisibility": {
                     *             "title": true,
                     *             "themes": false
                     *           },
                     *           "columnOrder": [
                     *             "title",
                     *             "themes"
                     *           ]
                     *         },
                     *         "groupsList": {
                     *           "viewMode": "table"
                     *         },
                     *         "sessionsList": {
                     *           "viewMode": "table"
                     *         },
                     *         "shareTemplates": {
                     *           "mail": {
                     *             "subject": "Deals for you",
                     *             "body": [
                     *               {
                     *                 "type": "paragraph",
                     *                 "children": [
                     *                   {
                     *                     "type": "text",
                     *                     "text": "Count the outstanding trumps first.",
                     *                     "bold": false,
                     *                     "italic": false
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           },
                     *           "whatsapp": {
                     *             "body": [
                     *               {
                     *                 "type": "paragraph",
                     *                 "children": [
                     *                   {
                     *                     "type": "text",
                     *                     "text": "Count the outstanding trumps first.",
                     *                     "bold": false,
                     *                     "italic": false
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           }
                     *         },
                     *         "theme": "system"
                     *       },
                     *       "onboardedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-02T18:05:12.345Z",
                     *       "certified": true,
                     *       "handle": "alice-martin"
                     *     }
                     */
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["MalformedJsonOrValidationFailed"];
            401: components["responses"]["Unauthorized"];
            /** @description Not found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "AUCTION_SYSTEM_NOT_FOUND";
                    };
                };
            };
            /** @description Conflicts with the current state */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_EMAIL_TAKEN" | "ACCOUNT_HANDLE_TAKEN" | "ACCOUNT_ID_TAKEN" | "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    apiGetAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the account.
                 * @example demo|alice
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An account with all its settings, as its owner and admins see it. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "demo|alice",
                     *       "email": "alice.martin@example.org",
                     *       "displayName": "Alice Martin",
                     *       "firstName": "Alice",
                     *       "lastName": "Martin",
                     *       "organisationName": "Bridge Club Lyon",
                     *       "country": "FR",
                     *       "language": "fr",
                     *       "appLanguage": "en",
                     *       "auctionSystem": {
                     *         "id": "01980000-0000-7000-8000-000000000003",
                     *         "identifier": "sef",
                     *         "labels": {
                     *           "en": "French standard",
                     *           "fr": "Système d'enseignement français"
                     *         },
                     *         "sortOrder": 3
                     *       },
                     *       "isActive": true,
                     *       "role": "teacher",
                     *       "signupSource": "app",
                     *       "isOrganisation": false,
                     *       "showEmailPublicly": false,
                     *       "avatarUrl": "https://avatars.example.org/alice.png",
                     *       "avatarTrusted": true,
                     *       "preferences": {
                     *         "dealsExplorer": {
                     *           "viewMode": "table",
                     *           "columnVisibility": {
                     *             "title": true,
                     *             "themes": false
                     *           },
                     *           "columnOrder": [
                     *             "title",
                     *             "themes"
                     *           ]
                     *         },
                     *         "groupsList": {
                     *           "viewMode": "table"
                     *         },
                     *         "sessionsList": {
                     *           "viewMode": "table"
                     *         },
                     *         "shareTemplates": {
                     *           "mail": {
                     *             "subject": "Deals for you",
                     *             "body": [
                     *               {
                     *                 "type": "paragraph",
                     *                 "children": [
                     *                   {
                     *                     "type": "text",
                     *                     "text": "Count the outstanding trumps first.",
                     *                     "bold": false,
                     *                     "italic": false
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           },
                     *           "whatsapp": {
                     *             "body": [
                     *               {
                     *                 "type": "paragraph",
                     *                 "children": [
                     *                   {
                     *                     "type": "text",
                     *                     "text": "Count the outstanding trumps first.",
                     *                     "bold": false,
                     *                     "italic": false
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           }
                     *         },
                     *         "theme": "system"
                     *       },
                     *       "onboardedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-02T18:05:12.345Z",
                     *       "certified": true,
                     *       "handle": "alice-martin"
                     *     }
                     */
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; there is no body. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AccountNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    apiListGrants: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the account.
                 * @example demo|alice
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The grants of an account. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "grants": [
                     *         {
                     *           "id": "01980000-0000-7000-8004-000000000000",
                     *           "accountId": "demo|alice",
                     *           "source": "manual",
                     *           "plan": "pro",
                     *           "feature": "collections",
                     *           "limit": 50,
                     *           "startsAt": "2026-03-01T09:30:00.000Z",
                     *           "endsAt": "2027-03-01T09:30:00.000Z",
                     *           "revokedAt": null,
                     *           "createdAt": "2026-03-01T09:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Grants"];
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; there is no body. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AccountNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    apiPutGrant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the grant.
                 * @example 01980000-0000-7000-8004-000000000000
                 */
                grantId: string;
                /**
                 * @description The id of the account.
                 * @example demo|alice
                 */
                id: string;
            };
            cookie?: never;
        };
        /** @description What an account may do beyond what is free, for a time. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "plan": "pro",
                 *       "feature": "collections",
                 *       "limit": 50,
                 *       "startsAt": "2026-03-01T09:30:00.000Z",
                 *       "endsAt": "2027-03-01T09:30:00.000Z",
                 *       "source": "manual"
                 *     }
                 */
                "application/json": components["schemas"]["GrantInput"];
            };
        };
        responses: {
            /** @description Something that an account may do beyond what is free, for a time. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8004-000000000000",
                     *       "accountId": "demo|alice",
                     *       "source": "manual",
                     *       "plan": "pro",
                     *       "feature": "collections",
                     *       "limit": 50,
                     *       "startsAt": "2026-03-01T09:30:00.000Z",
                     *       "endsAt": "2027-03-01T09:30:00.000Z",
                     *       "revokedAt": null,
                     *       "createdAt": "2026-03-01T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Grant"];
                };
            };
            /** @description Something that an account may do beyond what is free, for a time. */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8004-000000000000",
                     *       "accountId": "demo|alice",
                     *       "source": "manual",
                     *       "plan": "pro",
                     *       "feature": "collections",
                     *       "limit": 50,
                     *       "startsAt": "2026-03-01T09:30:00.000Z",
                     *       "endsAt": "2027-03-01T09:30:00.000Z",
                     *       "revokedAt": null,
                     *       "createdAt": "2026-03-01T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Grant"];
                };
            };
            400: components["responses"]["MalformedJsonOrValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["AccountNotFoundOrGrantNotFound"];
            /** @description Conflicts with the current state */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "GRANT_REVOKED";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    apiListDeals: {
        parameters: {
            query?: {
                /**
                 * @description Only boards with this number.
                 * @example 7
                 */
                boardNumber?: number;
                /**
                 * @description Only the deals in this collection.
                 * @example 01980000-0000-7000-8002-000000000000
                 */
                collectionId?: string;
                /**
                 * @description Only boards with this contract: `4S` undoubled, `3NTX`, `6HXX`, `pass` if it was passed out, or `game` for any game below slam.
                 * @example 4S
                 */
                contract?: string;
                /**
                 * @description Only deals that were created at this time or later.
                 * @example 2026-03-01T09:30:00.000Z
                 */
                createdFrom?: string;
                /**
                 * @description Only deals that were created before this time.
                 * @example 2026-04-01T00:00:00.000Z
                 */
                createdUntil?: string;
                /**
                 * @description Only boards that this seat deals.
                 * @example S
                 */
                dealer?: components["schemas"]["Seat"];
                /**
                 * @description Only boards that this seat declares.
                 * @example S
                 */
                declarer?: components["schemas"]["Seat"];
                /**
                 * @description Only deals with this lifecycle.
                 * @example active
                 */
                lifecycle?: components["schemas"]["Lifecycle"];
                /**
                 * @description Only the deals of this account. An unknown account has none.
                 * @example demo|alice
                 */
                ownerId?: string;
                /**
                 * @description Which page to return, from 1.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description How many items a page has.
                 * @example 20
                 */
                pageSize?: number;
                /**
                 * @description Only deals that have, for each word of this text, a word that starts with it in the title or a theme. Case and accents do not matter. At most 8 words.
                 * @example Counting the hand
                 */
                q?: string;
                /**
                 * @description Only deals that are shared in this way.
                 * @example public
                 */
                sharing?: components["schemas"]["Sharing"];
                /**
                 * @description Only deals that are shared with this group.
                 * @example 01980000-0000-7000-8003-000000000000
                 */
                sharingGroupId?: string;
                /**
                 * @description The order of the list. Prefix with `-` for descending order. Deals without a value come last both ways; equal ones stand in the order in which they were made.
                 * @example -createdAt
                 */
                sort?: "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt" | "publishedAt" | "-publishedAt" | "title" | "-title" | "boardNumber" | "-boardNumber";
                /**
                 * @description Only deals with this theme; may be repeated, and all of them have to be there.
                 * @example [
                 *       "counting"
                 *     ]
                 */
                theme?: string[];
                /**
                 * @description Only boards with this vulnerability.
                 * @example All
                 */
                vulnerability?: components["schemas"]["Vulnerability"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deals. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deals": [
                     *         {
                     *           "id": "01980000-0000-7000-8001-000000000000",
                     *           "ownerId": "demo|alice",
                     *           "title": "Counting the hand",
                     *           "boardNumber": 7,
                     *           "dealer": "S",
                     *           "vulnerability": "All",
                     *           "hands": {
                     *             "N": "KT82.A96.QJ5.952",
                     *             "E": "63.QJ82.T94.KQT4",
                     *             "S": "AQJ97.K4.A72.AJ6",
                     *             "W": "54.T753.K863.873"
                     *           },
                     *           "auction": [
                     *             "1S",
                     *             "P",
                     *             "3S",
                     *             "P",
                     *             "4S",
                     *             "P",
                     *             "P",
                     *             "P"
                     *           ],
                     *           "callNotes": [
                     *             {
                     *               "call": 2,
                     *               "text": "Invites game with four trumps.",
                     *               "alert": true,
                     *               "accepts": [
                     *                 "4S"
                     *               ]
                     *             }
                     *           ],
                     *           "contract": {
                     *             "level": 4,
                     *             "strain": "S",
                     *             "doubled": 0,
                     *             "declarer": "S"
                     *           },
                     *           "play": [
                     *             "H5",
                     *             "H6",
                     *             "HJ",
                     *             "HK"
                     *           ],
                     *           "result": 10,
                     *           "commentary": [
                     *             {
                     *               "type": "paragraph",
                     *               "children": [
                     *                 {
                     *                   "type": "text",
                     *                   "text": "Count the outstanding trumps first.",
                     *                   "bold": false,
                     *                   "italic": false
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "themes": [
                     *             "counting"
                     *           ],
                     *           "sharing": "public",
                     *           "lifecycle": "active",
                     *           "publishedAt": "2026-03-01T09:30:00.000Z",
                     *           "createdAt": "2026-03-01T09:30:00.000Z",
                     *           "updatedAt": "2026-03-02T18:05:12.345Z",
                     *           "personalThemes": [
                     *             "lesson 4"
                     *           ],
                     *           "inspirations": [
                     *             "Club night, board 7"
                     *           ],
                     *           "sharingGroupIds": [],
                     *           "supplement": [
                     *             {
                     *               "name": "Site",
                     *               "value": "Nice"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "pageSize": 20,
                     *         "total": 1,
                     *         "totalPages": 1,
                     *         "totalIsExact": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DealPage"];
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; there is no body. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["DealCollectionNotFoundOrSharingGroupNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    apiCreateDeal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to retry: for 24 hours, repeating it with the same key returns the first response, and it takes effect only once.
                 * @example 5f0c3d1e-7a52-4b43-9f57-1c5e0a2d9b64
                 */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description A deal to be stored for an account. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ownerId": "demo|alice",
                 *       "title": "Counting the hand",
                 *       "boardNumber": 7,
                 *       "dealer": "S",
                 *       "vulnerability": "All",
                 *       "hands": {
                 *         "N": "KT82.A96.QJ5.952",
                 *         "E": "63.QJ82.T94.KQT4",
                 *         "S": "AQJ97.K4.A72.AJ6",
                 *         "W": "54.T753.K863.873"
                 *       },
                 *       "auction": [
                 *         "1S",
                 *         "P",
                 *         "3S",
                 *         "P",
                 *         "4S",
                 *         "P",
                 *         "P",
                 *         "P"
                 *       ],
                 *       "callNotes": [
                 *         {
                 *           "call": 2,
                 *           "text": "Invites game with four trumps.",
                 *           "alert": true,
                 *           "accepts": [
                 *             "4S"
                 *           ]
                 *         }
                 *       ],
                 *       "play": [
                 *         "H5",
                 *         "H6",
                 *         "HJ",
                 *         "HK"
                 *       ],
                 *       "result": 10,
                 *       "commentary": [
                 *         {
                 *           "type": "paragraph",
                 *           "children": [
                 *             {
                 *               "type": "text",
                 *               "text": "Count the outstanding trumps first.",
                 *               "bold": false,
                 *               "italic": false
                 *             }
                 *           ]
                 *         }
                 *       ],
                 *       "themes": [
                 *         "counting"
                 *       ],
                 *       "personalThemes": [
                 *         "lesson 4"
                 *       ],
                 *       "inspirations": [
                 *         "Club night, board 7"
                 *       ],
                 *       "sharing": "group",
                 *       "sharingGroupIds": [
                 *         "01980000-0000-7000-8003-000000000000"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["OwnedDealInput"];
            };
        };
        responses: {
            /** @description A deal as its owner and internal backends see it. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8001-000000000000",
                     *       "ownerId": "demo|alice",
                     *       "title": "Counting the hand",
                     *       "boardNumber": 7,
                     *       "dealer": "S",
                     *       "vulnerability": "All",
                     *       "hands": {
                     *         "N": "KT82.A96.QJ5.952",
                     *         "E": "63.QJ82.T94.KQT4",
                     *         "S": "AQJ97.K4.A72.AJ6",
                     *         "W": "54.T753.K863.873"
                     *       },
                     *       "auction": [
                     *         "1S",
                     *         "P",
                     *         "3S",
                     *         "P",
                     *         "4S",
                     *         "P",
                     *         "P",
                     *         "P"
                     *       ],
                     *       "callNotes": [
                     *         {
                     *           "call": 2,
                     *           "text": "Invites game with four trumps.",
                     *           "alert": true,
                     *           "accepts": [
                     *             "4S"
                     *           ]
                     *         }
                     *       ],
                     *       "contract": {
                     *         "level": 4,
                     *         "strain": "S",
                     *         "doubled": 0,
                     *         "declarer": "S"
                     *       },
                     *       "play": [
                     *         "H5",
                     *         "H6",
                     *         "HJ",
                     *         "HK"
                     *       ],
                     *       "result": 10,
                     *       "commentary": [
                     *         {
                     *           "type": "paragraph",
                     *           "children": [
                     *             {
                     *               "type": "text",
                     *               "text": "Count the outstanding trumps first.",
                     *               "bold": false,
                     *               "italic": false
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "themes": [
                     *         "counting"
                     *       ],
                     *       "sharing": "public",
                     *       "lifecycle": "active",
                     *       "publishedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-02T18:05:12.345Z",
                     *       "personalThemes": [
                     *         "lesson 4"
                     *       ],
                     *       "inspirations": [
                     *         "Club night, board 7"
                     *       ],
                     *       "sharingGroupIds": [],
                     *       "supplement": [
                     *         {
                     *           "name": "Site",
                     *           "value": "Nice"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Deal"];
                };
            };
            400: components["responses"]["MalformedJsonOrValidationFailed"];
            401: components["responses"]["Unauthorized"];
            /** @description Not found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_NOT_FOUND" | "SHARING_GROUP_NOT_FOUND";
                    };
                };
            };
            409: components["responses"]["IdempotencyKeyReusedOrQuotaExceeded"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    apiUpdateDeals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A change to several deals, all or none of them. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "01980000-0000-7000-8001-000000000000"
                 *       ],
                 *       "set": {
                 *         "sharing": "group",
                 *         "sharingGroupIds": [
                 *           "01980000-0000-7000-8003-000000000000"
                 *         ],
                 *         "themes": [
                 *           "counting"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["DealBatch"];
            };
        };
        responses: {
            /** @description Deals that were changed together. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deals": [
                     *         {
                     *           "id": "01980000-0000-7000-8001-000000000000",
                     *           "ownerId": "demo|alice",
                     *           "title": "Counting the hand",
                     *           "boardNumber": 7,
                     *           "dealer": "S",
                     *           "vulnerability": "All",
                     *           "hands": {
                     *             "N": "KT82.A96.QJ5.952",
                     *             "E": "63.QJ82.T94.KQT4",
                     *             "S": "AQJ97.K4.A72.AJ6",
                     *             "W": "54.T753.K863.873"
                     *           },
                     *           "auction": [
                     *             "1S",
                     *             "P",
                     *             "3S",
                     *             "P",
                     *             "4S",
                     *             "P",
                     *             "P",
                     *             "P"
                     *           ],
                     *           "callNotes": [
                     *             {
                     *               "call": 2,
                     *               "text": "Invites game with four trumps.",
                     *               "alert": true,
                     *               "accepts": [
                     *                 "4S"
                     *               ]
                     *             }
                     *           ],
                     *           "contract": {
                     *             "level": 4,
                     *             "strain": "S",
                     *             "doubled": 0,
                     *             "declarer": "S"
                     *           },
                     *           "play": [
                     *             "H5",
                     *             "H6",
                     *             "HJ",
                     *             "HK"
                     *           ],
                     *           "result": 10,
                     *           "commentary": [
                     *             {
                     *               "type": "paragraph",
                     *               "children": [
                     *                 {
                     *                   "type": "text",
                     *                   "text": "Count the outstanding trumps first.",
                     *                   "bold": false,
                     *                   "italic": false
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "themes": [
                     *             "counting"
                     *           ],
                     *           "sharing": "public",
                     *           "lifecycle": "active",
                     *           "publishedAt": "2026-03-01T09:30:00.000Z",
                     *           "createdAt": "2026-03-01T09:30:00.000Z",
                     *           "updatedAt": "2026-03-02T18:05:12.345Z",
                     *           "personalThemes": [
                     *             "lesson 4"
                     *           ],
                     *           "inspirations": [
                     *             "Club night, board 7"
                     *           ],
                     *           "sharingGroupIds": [],
                     *           "supplement": [
                     *             {
                     *               "name": "Site",
                     *               "value": "Nice"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["UpdatedDeals"];
                };
            };
            400: components["responses"]["MalformedJsonOrValidationFailed"];
            401: components["responses"]["Unauthorized"];
            /** @description Not found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "DEAL_NOT_FOUND" | "SHARING_GROUP_NOT_FOUND";
                    };
                };
            };
            409: components["responses"]["DealOrphaned"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    apiGetDealsAsPbn: {
        parameters: {
            query?: {
                /**
                 * @description Only boards with this number.
                 * @example 7
                 */
                boardNumber?: number;
                /**
                 * @description Only the deals in this collection.
                 * @example 01980000-0000-7000-8002-000000000000
                 */
                collectionId?: string;
                /**
                 * @description Only boards with this contract: `4S` undoubled, `3NTX`, `6HXX`, `pass` if it was passed out, or `game` for any game below slam.
                 * @example 4S
                 */
                contract?: string;
                /**
                 * @description Only deals that were created at this time or later.
                 * @example 2026-03-01T09:30:00.000Z
                 */
                createdFrom?: string;
                /**
                 * @description Only deals that were created before this time.
                 * @example 2026-04-01T00:00:00.000Z
                 */
                createdUntil?: string;
                /**
                 * @description Only boards that this seat deals.
                 * @example S
                 */
                dealer?: components["schemas"]["Seat"];
                /**
                 * @description Only boards that this seat declares.
                 * @example S
                 */
                declarer?: components["schemas"]["Seat"];
                /**
                 * @description Only deals with this lifecycle.
                 * @example active
                 */
                lifecycle?: components["schemas"]["Lifecycle"];
                /**
                 * @description Only the deals of this account. An unknown account has none.
                 * @example demo|alice
                 */
                ownerId?: string;
                /**
                 * @description Only deals that have, for each word of this text, a word that starts with it in the title or a theme. Case and accents do not matter. At most 8 words.
                 * @example Counting the hand
                 */
                q?: string;
                /**
                 * @description Only deals that are shared in this way.
                 * @example public
                 */
                sharing?: components["schemas"]["Sharing"];
                /**
                 * @description Only deals that are shared with this group.
                 * @example 01980000-0000-7000-8003-000000000000
                 */
                sharingGroupId?: string;
                /**
                 * @description The order of the list. Prefix with `-` for descending order. Deals without a value come last both ways; equal ones stand in the order in which they were made.
                 * @example -createdAt
                 */
                sort?: "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt" | "publishedAt" | "-publishedAt" | "title" | "-title" | "boardNumber" | "-boardNumber";
                /**
                 * @description Turns each board so that this hand sits South: hands, dealer, vulnerability, auction and play turn with it; the board number and the commentary stay. `declarer` is the declarer's hand; a board without a contract stays as it is.
                 * @example declarer
                 */
                south?: "N" | "E" | "S" | "W" | "declarer";
                /**
                 * @description Only deals with this theme; may be repeated, and all of them have to be there.
                 * @example [
                 *       "counting"
                 *     ]
                 */
                theme?: string[];
                /**
                 * @description Only boards with this vulnerability.
                 * @example All
                 */
                vulnerability?: components["schemas"]["Vulnerability"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file of boards */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example % PBN 2.1
                     *     % EXPORT
                     *     [Event "Counting the hand"]
                     *     [Site ""]
                     *     [Date ""]
                     *     [Board "7"]
                     *     [West ""]
                     *     [North ""]
                     *     [East ""]
                     *     [South ""]
                     *     [Dealer "S"]
                     *     [Vulnerable "All"]
                     *     [Deal "S:AQJ97.K4.A72.AJ6 54.T753.K863.873 KT82.A96.QJ5.952 63.QJ82.T94.KQT4"]
                     *     [Scoring ""]
                     *     [Declarer "S"]
                     *     [Contract "4S"]
                     *     [Result "10"]
                     *     [Title "Counting the hand"]
                     *     {Count the outstanding trumps first.}
                     *     [Auction "S"]
                     *     1S Pass 3S Pass
                     *     4S Pass Pass Pass
                     *     [Play "W"]
                     *     H5 H6 HJ HK
                     *     *
                     */
                    "application/x-pbn": string;
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; there is no body. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["DealCollectionNotFoundOrSharingGroupNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    apiServeDeal: {
        parameters: {
            query?: {
                /**
                 * @description Set to `false` to read the deal without serving it.
                 * @example true
                 */
                serve?: boolean;
            };
            header?: {
                /**
                 * @description Makes the request safe to retry: for 24 hours, repeating it with the same key returns the first response, and it takes effect only once.
                 * @example 5f0c3d1e-7a52-4b43-9f57-1c5e0a2d9b64
                 */
                "idempotency-key"?: string;
            };
            path: {
                /**
                 * @description The id of the deal.
                 * @example 01980000-0000-7000-8001-000000000000
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A deal, and the record of its serve; `null` if it was only read. */
            200: {
                headers: {
                    /** @description The version of what the body shows. Send it as `If-None-Match` to get 304 if it is still the same or, where a write accepts it, as `If-Match`. */
                    ETag?: string;
                    /** @description Links (RFC 8288) to the deal as PBN, LIN and SVG, and (`rel="related"`) to a hand viewer. */
                    Link?: string;
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deal": {
                     *         "id": "01980000-0000-7000-8001-000000000000",
                     *         "ownerId": "demo|alice",
                     *         "title": "Counting the hand",
                     *         "boardNumber": 7,
                     *         "dealer": "S",
                     *         "vulnerability": "All",
                     *         "hands": {
                     *           "N": "KT82.A96.QJ5.952",
                     *           "E": "63.QJ82.T94.KQT4",
                     *           "S": "AQJ97.K4.A72.AJ6",
                     *           "W": "54.T753.K863.873"
                     *         },
                     *         "auction": [
                     *           "1S",
                     *           "P",
                     *           "3S",
                     *           "P",
                     *           "4S",
                     *           "P",
                     *           "P",
                     *           "P"
                     *         ],
                     *         "callNotes": [
                     *           {
                     *             "call": 2,
                     *             "text": "Invites game with four trumps.",
                     *             "alert": true,
                     *             "accepts": [
                     *               "4S"
                     *             ]
                     *           }
                     *         ],
                     *         "contract": {
                     *           "level": 4,
                     *           "strain": "S",
                     *           "doubled": 0,
                     *           "declarer": "S"
                     *         },
                     *         "play": [
                     *           "H5",
                     *           "H6",
                     *           "HJ",
                     *           "HK"
                     *         ],
                     *         "result": 10,
                     *         "commentary": [
                     *           {
                     *             "type": "paragraph",
                     *             "children": [
                     *               {
                     *                 "type": "text",
                     *                 "text": "Count the outstanding trumps first.",
                     *                 "bold": false,
                     *                 "italic": false
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "themes": [
                     *           "counting"
                     *         ],
                     *         "sharing": "public",
                     *         "lifecycle": "active",
                     *         "publishedAt": "2026-03-01T09:30:00.000Z",
                     *         "createdAt": "2026-03-01T09:30:00.000Z",
                     *         "updatedAt": "2026-03-02T18:05:12.345Z",
                     *         "personalThemes": [
                     *           "lesson 4"
                     *         ],
                     *         "inspirations": [
                     *           "Club night, board 7"
                     *         ],
                     *         "sharingGroupIds": [],
                     *         "supplement": [
                     *           {
                     *             "name": "Site",
                     *             "value": "Nice"
                     *           }
                     *         ]
                     *       },
                     *       "serve": {
                     *         "id": "01980000-0000-7000-8000-00000000005e",
                     *         "playerId": "demo|nadia",
                     *         "servedAt": "2026-03-02T18:05:12.345Z",
                     *         "remaining": 9
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ServedDeal"];
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; there is no body. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    /** @description Links (RFC 8288) to the deal as PBN, LIN and SVG, and (`rel="related"`) to a hand viewer. */
                    Link?: string;
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            /** @description No serves left */
            402: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVE_ALLOWANCE_EXHAUSTED";
                    };
                };
            };
            404: components["responses"]["DealNotFound"];
            409: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    apiReplaceDeal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag from the GET. If it is stale, the request fails and nothing changes.
                 * @example "1-mY3uGWQFhHkcX0YlwW2eOkFOQ6M"
                 */
                "if-match"?: string;
            };
            path: {
                /**
                 * @description The id of the deal.
                 * @example 01980000-0000-7000-8001-000000000000
                 */
                id: string;
            };
            cookie?: never;
        };
        /** @description A deal to be stored. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Counting the hand",
                 *       "boardNumber": 7,
                 *       "dealer": "S",
                 *       "vulnerability": "All",
                 *       "hands": {
                 *         "N": "KT82.A96.QJ5.952",
                 *         "E": "63.QJ82.T94.KQT4",
                 *         "S": "AQJ97.K4.A72.AJ6",
                 *         "W": "54.T753.K863.873"
                 *       },
                 *       "auction": [
                 *         "1S",
                 *         "P",
                 *         "3S",
                 *         "P",
                 *         "4S",
                 *         "P",
                 *         "P",
                 *         "P"
                 *       ],
                 *       "callNotes": [
                 *         {
                 *           "call": 2,
                 *           "text": "Invites game with four trumps.",
                 *           "alert": true,
                 *           "accepts": [
                 *             "4S"
                 *           ]
                 *         }
                 *       ],
                 *       "play": [
                 *         "H5",
                 *         "H6",
                 *         "HJ",
                 *         "HK"
                 *       ],
                 *       "result": 10,
                 *       "commentary": [
                 *         {
                 *           "type": "paragraph",
                 *           "children": [
                 *             {
                 *               "type": "text",
                 *               "text": "Count the outstanding trumps first.",
                 *               "bold": false,
                 *               "italic": false
                 *             }
                 *           ]
                 *         }
                 *       ],
                 *       "themes": [
                 *         "counting"
                 *       ],
                 *       "personalThemes": [
                 *         "lesson 4"
                 *       ],
                 *       "inspirations": [
                 *         "Club night, board 7"
                 *       ],
                 *       "sharing": "group",
                 *       "sharingGroupIds": [
                 *         "01980000-0000-7000-8003-000000000000"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DealInput"];
            };
        };
        responses: {
            /** @description A deal as its owner and internal backends see it. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8001-000000000000",
                     *       "ownerId": "demo|alice",
                     *       "title": "Counting the hand",
                     *       "boardNumber": 7,
                     *       "dealer": "S",
                     *       "vulnerability": "All",
                     *       "hands": {
                     *         "N": "KT82.A96.QJ5.952",
                     *         "E": "63.QJ82.T94.KQT4",
                     *         "S": "AQJ97.K4.A72.AJ6",
                     *         "W": "54.T753.K863.873"
                     *       },
                     *       "auction": [
                     *         "1S",
                     *         "P",
                     *         "3S",
                     *         "P",
                     *         "4S",
                     *         "P",
                     *         "P",
                     *         "P"
                     *       ],
                     *       "callNotes": [
                     *         {
                     *           "call": 2,
                     *           "text": "Invites game with four trumps.",
                     *           "alert": true,
                     *           "accepts": [
                     *             "4S"
                     *           ]
                     *         }
                     *       ],
                     *       "contract": {
                     *         "level": 4,
                     *         "strain": "S",
                     *         "doubled": 0,
                     *         "declarer": "S"
                     *       },
                     *       "play": [
                     *         "H5",
                     *         "H6",
                     *         "HJ",
                     *         "HK"
                     *       ],
                     *       "result": 10,
                     *       "commentary": [
                     *         {
                     *           "type": "paragraph",
                     *           "children": [
                     *             {
                     *               "type": "text",
                     *               "text": "Count the outstanding trumps first.",
                     *               "bold": false,
                     *               "italic": false
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "themes": [
                     *         "counting"
                     *       ],
                     *       "sharing": "public",
                     *       "lifecycle": "active",
                     *       "publishedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-02T18:05:12.345Z",
                     *       "personalThemes": [
                     *         "lesson 4"
                     *       ],
                     *       "inspirations": [
                     *         "Club night, board 7"
                     *       ],
                     *       "sharingGroupIds": [],
                     *       "supplement": [
                     *         {
                     *           "name": "Site",
                     *           "value": "Nice"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Deal"];
                };
            };
            400: components["responses"]["MalformedJsonOrValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["DealNotFoundOrSharingGroupNotFound"];
            409: components["responses"]["DealOrphaned"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    apiDeleteDeal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag from the GET. If it is stale, the request fails and nothing changes.
                 * @example "1-mY3uGWQFhHkcX0YlwW2eOkFOQ6M"
                 */
                "if-match"?: string;
            };
            path: {
                /**
                 * @description The id of the deal.
                 * @example 01980000-0000-7000-8001-000000000000
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedJsonOrValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["DealNotFound"];
            409: components["responses"]["DealNotTrashed"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    apiUpdateDeal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag from the GET. If it is stale, the request fails and nothing changes.
                 * @example "1-mY3uGWQFhHkcX0YlwW2eOkFOQ6M"
                 */
                "if-match"?: string;
            };
            path: {
                /**
                 * @description The id of the deal.
                 * @example 01980000-0000-7000-8001-000000000000
                 */
                id: string;
            };
            cookie?: never;
        };
        /** @description What to change in a deal. Fields that are left out stay; `null` resets a field. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Counting trumps",
                 *       "themes": [
                 *         "counting",
                 *         "trumps"
                 *       ],
                 *       "boardNumber": null
                 *     }
                 */
                "application/json": components["schemas"]["DealPatch"];
                /**
                 * @example {
                 *       "title": "Counting trumps",
                 *       "themes": [
                 *         "counting",
                 *         "trumps"
                 *       ],
                 *       "boardNumber": null
                 *     }
                 */
                "application/merge-patch+json": components["schemas"]["DealPatch"];
            };
        };
        responses: {
            /** @description A deal as its owner and internal backends see it. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8001-000000000000",
                     *       "ownerId": "demo|alice",
                     *       "title": "Counting the hand",
                     *       "boardNumber": 7,
                     *       "dealer": "S",
                     *       "vulnerability": "All",
                     *       "hands": {
                     *         "N": "KT82.A96.QJ5.952",
                     *         "E": "63.QJ82.T94.KQT4",
                     *         "S": "AQJ97.K4.A72.AJ6",
                     *         "W": "54.T753.K863.873"
                     *       },
                     *       "auction": [
                     *         "1S",
                     *         "P",
                     *         "3S",
                     *         "P",
                     *         "4S",
                     *         "P",
                     *         "P",
                     *         "P"
                     *       ],
                     *       "callNotes": [
                     *         {
                     *           "call": 2,
                     *           "text": "Invites game with four trumps.",
                     *           "alert": true,
                     *           "accepts": [
                     *             "4S"
                     *           ]
                     *         }
                     *       ],
                     *       "contract": {
                     *         "level": 4,
                     *         "strain": "S",
                     *         "doubled": 0,
                     *         "declarer": "S"
                     *       },
                     *       "play": [
                     *         "H5",
                     *         "H6",
                     *         "HJ",
                     *         "HK"
                     *       ],
                     *       "result": 10,
                     *       "commentary": [
                     *         {
                     *           "type": "paragraph",
                     *           "children": [
                     *             {
                     *               "type": "text",
                     *               "text": "Count the outstanding trumps first.",
                     *               "bold": false,
                     *               "italic": false
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "themes": [
                     *         "counting"
                     *       ],
                     *       "sharing": "public",
                     *       "lifecycle": "active",
                     *       "publishedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-02T18:05:12.345Z",
                     *       "personalThemes": [
                     *         "lesson 4"
                     *       ],
                     *       "inspirations": [
                     *         "Club night, board 7"
                     *       ],
                     *       "sharingGroupIds": [],
                     *       "supplement": [
                     *         {
                     *           "name": "Site",
                     *           "value": "Nice"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Deal"];
                };
            };
            400: components["responses"]["MalformedJsonOrValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["DealNotFoundOrSharingGroupNotFound"];
            409: components["responses"]["DealOrphaned"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    apiGetDealAsLin: {
        parameters: {
            query?: {
                /**
                 * @description Turns each board so that this hand sits South: hands, dealer, vulnerability, auction and play turn with it; the board number and the commentary stay. `declarer` is the declarer's hand; a board without a contract stays as it is.
                 * @example declarer
                 */
                south?: "N" | "E" | "S" | "W" | "declarer";
            };
            header?: never;
            path: {
                /**
                 * @description The id of the deal.
                 * @example 01980000-0000-7000-8001-000000000000
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file with one board */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example qx|o7|st||md|1SAQJ97HK4DA72CAJ6,S54HT753DK863C873,SKT82HA96DQJ5C952,S63HQJ82DT94CKQT4|rh||ah|Counting the hand|sv|b|mb|1S|mb|p|mb|3S|mb|p|mb|4S|mb|p|mb|p|mb|p|pc|H5|pc|H6|pc|HJ|pc|HK|mc|10|nt|Count the outstanding trumps first.|pg|| */
                    "application/x-lin": string;
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; there is no body. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["DealNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    apiGetDealAsPbn: {
        parameters: {
            query?: {
                /**
                 * @description Turns each board so that this hand sits South: hands, dealer, vulnerability, auction and play turn with it; the board number and the commentary stay. `declarer` is the declarer's hand; a board without a contract stays as it is.
                 * @example declarer
                 */
                south?: "N" | "E" | "S" | "W" | "declarer";
            };
            header?: never;
            path: {
                /**
                 * @description The id of the deal.
                 * @example 01980000-0000-7000-8001-000000000000
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file with one board */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example % PBN 2.1
                     *     % EXPORT
                     *     [Event "Counting the hand"]
                     *     [Site ""]
                     *     [Date ""]
                     *     [Board "7"]
                     *     [West ""]
                     *     [North ""]
                     *     [East ""]
                     *     [South ""]
                     *     [Dealer "S"]
                     *     [Vulnerable "All"]
                     *     [Deal "S:AQJ97.K4.A72.AJ6 54.T753.K863.873 KT82.A96.QJ5.952 63.QJ82.T94.KQT4"]
                     *     [Scoring ""]
                     *     [Declarer "S"]
                     *     [Contract "4S"]
                     *     [Result "10"]
                     *     [Title "Counting the hand"]
                     *     {Count the outstanding trumps first.}
                     *     [Auction "S"]
                     *     1S Pass 3S Pass
                     *     4S Pass Pass Pass
                     *     [Play "W"]
                     *     H5 H6 HJ HK
                     *     *
                     */
                    "application/x-pbn": string;
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; there is no body. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["DealNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    apiGetDealPicture: {
        parameters: {
            query?: {
                /**
                 * @description The language of the ranks: A K Q J in English (the default), A R D V in French, A K D B in German, A H V B in Dutch, A K D W in Polish, E K D Kn in Swedish, E K D B in Danish.
                 * @example fr
                 */
                ranks?: "en" | "fr" | "de" | "nl" | "pl" | "sv" | "da";
                /**
                 * @description Turns each board so that this hand sits South: hands, dealer, vulnerability, auction and play turn with it; the board number and the commentary stay. `declarer` is the declarer's hand; a board without a contract stays as it is.
                 * @example declarer
                 */
                south?: "N" | "E" | "S" | "W" | "declarer";
            };
            header?: never;
            path: {
                /**
                 * @description The id of the deal.
                 * @example 01980000-0000-7000-8001-000000000000
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A picture */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <svg xmlns="http://www.w3.org/2000/svg" role="img"><title>Counting the hand</title></svg> */
                    "image/svg+xml": string;
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; there is no body. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["DealNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    apiRestoreDeal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag from the GET. If it is stale, the request fails and nothing changes.
                 * @example "1-mY3uGWQFhHkcX0YlwW2eOkFOQ6M"
                 */
                "if-match"?: string;
            };
            path: {
                /**
                 * @description The id of the deal.
                 * @example 01980000-0000-7000-8001-000000000000
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A deal as its owner and internal backends see it. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8001-000000000000",
                     *       "ownerId": "demo|alice",
                     *       "title": "Counting the hand",
                     *       "boardNumber": 7,
                     *       "dealer": "S",
                     *       "vulnerability": "All",
                     *       "hands": {
                     *         "N": "KT82.A96.QJ5.952",
                     *         "E": "63.QJ82.T94.KQT4",
                     *         "S": "AQJ97.K4.A72.AJ6",
                     *         "W": "54.T753.K863.873"
                     *       },
                     *       "auction": [
                     *         "1S",
                     *         "P",
                     *         "3S",
                     *         "P",
                     *         "4S",
                     *         "P",
                     *         "P",
                     *         "P"
                     *       ],
                     *       "callNotes": [
                     *         {
                     *           "call": 2,
                     *           "text": "Invites game with four trumps.",
                     *           "alert": true,
                     *           "accepts": [
                     *             "4S"
                     *           ]
                     *         }
                     *       ],
                     *       "contract": {
                     *         "level": 4,
                     *         "strain": "S",
                     *         "doubled": 0,
                     *         "declarer": "S"
                     *       },
                     *       "play": [
                     *         "H5",
                     *         "H6",
                     *         "HJ",
                     *         "HK"
                     *       ],
                     *       "result": 10,
                     *       "commentary": [
                     *         {
                     *           "type": "paragraph",
                     *           "children": [
                     *             {
                     *               "type": "text",
                     *               "text": "Count the outstanding trumps first.",
                     *               "bold": false,
                     *               "italic": false
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "themes": [
                     *         "counting"
                     *       ],
                     *       "sharing": "public",
                     *       "lifecycle": "active",
                     *       "publishedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-02T18:05:12.345Z",
                     *       "personalThemes": [
                     *         "lesson 4"
                     *       ],
                     *       "inspirations": [
                     *         "Club night, board 7"
                     *       ],
                     *       "sharingGroupIds": [],
                     *       "supplement": [
                     *         {
                     *           "name": "Site",
                     *           "value": "Nice"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Deal"];
                };
            };
            400: components["responses"]["MalformedJsonOrValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["DealNotFound"];
            409: components["responses"]["DealOrphaned"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    apiTrashDeal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag from the GET. If it is stale, the request fails and nothing changes.
                 * @example "1-mY3uGWQFhHkcX0YlwW2eOkFOQ6M"
                 */
                "if-match"?: string;
            };
            path: {
                /**
                 * @description The id of the deal.
                 * @example 01980000-0000-7000-8001-000000000000
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A deal as its owner and internal backends see it. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8001-000000000000",
                     *       "ownerId": "demo|alice",
                     *       "title": "Counting the hand",
                     *       "boardNumber": 7,
                     *       "dealer": "S",
                     *       "vulnerability": "All",
                     *       "hands": {
                     *         "N": "KT82.A96.QJ5.952",
                     *         "E": "63.QJ82.T94.KQT4",
                     *         "S": "AQJ97.K4.A72.AJ6",
                     *         "W": "54.T753.K863.873"
                     *       },
                     *       "auction": [
                     *         "1S",
                     *         "P",
                     *         "3S",
                     *         "P",
                     *         "4S",
                     *         "P",
                     *         "P",
                     *         "P"
                     *       ],
                     *       "callNotes": [
                     *         {
                     *           "call": 2,
                     *           "text": "Invites game with four trumps.",
                     *           "alert": true,
                     *           "accepts": [
                     *             "4S"
                     *           ]
                     *         }
                     *       ],
                     *       "contract": {
                     *         "level": 4,
                     *         "strain": "S",
                     *         "doubled": 0,
                     *         "declarer": "S"
                     *       },
                     *       "play": [
                     *         "H5",
                     *         "H6",
                     *         "HJ",
                     *         "HK"
                     *       ],
                     *       "result": 10,
                     *       "commentary": [
                     *         {
                     *           "type": "paragraph",
                     *           "children": [
                     *             {
                     *               "type": "text",
                     *               "text": "Count the outstanding trumps first.",
                     *               "bold": false,
                     *               "italic": false
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "themes": [
                     *         "counting"
                     *       ],
                     *       "sharing": "public",
                     *       "lifecycle": "active",
                     *       "publishedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-02T18:05:12.345Z",
                     *       "personalThemes": [
                     *         "lesson 4"
                     *       ],
                     *       "inspirations": [
                     *         "Club night, board 7"
                     *       ],
                     *       "sharingGroupIds": [],
                     *       "supplement": [
                     *         {
                     *           "name": "Site",
                     *           "value": "Nice"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Deal"];
                };
            };
            400: components["responses"]["MalformedJsonOrValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["DealNotFound"];
            409: components["responses"]["DealOrphaned"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    apiImportDeals: {
        parameters: {
            query: {
                /**
                 * @description For a file that is sent in pieces: a deal from the piece before. The boards get its `createdAt`, so that lists show them behind it, in the order of the file. One that is no deal of the owner from the last 24 hours changes nothing.
                 * @example 01980000-0000-7000-8001-000000000000
                 */
                after?: string;
                /**
                 * @description Stores nothing, and says what an import would do. The report then has `boards`, its `imported` says how many deals would be created, and `ids` is empty. An `Idempotency-Key` has no effect.
                 * @example false
                 */
                dryRun?: boolean;
                /**
                 * @description Records to pass over: their indexes, separated by commas.
                 * @example 7,12
                 */
                except?: string;
                /**
                 * @description What to do with boards that the account already has, by number, dealer, vulnerability and hands, outside the trash: add them again, or skip them and count them as repeated.
                 * @example skip
                 */
                existing?: "add" | "skip";
                /**
                 * @description The account that will own the deals.
                 * @example demo|alice
                 */
                ownerId: string;
            };
            header?: {
                /**
                 * @description Makes the request safe to retry: for 24 hours, repeating it with the same key returns the first response, and it takes effect only once.
                 * @example 5f0c3d1e-7a52-4b43-9f57-1c5e0a2d9b64
                 */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example qx|o7|st||md|1SAQJ97HK4DA72CAJ6,S54HT753DK863C873,SKT82HA96DQJ5C952,S63HQJ82DT94CKQT4|rh||ah|Counting the hand|sv|b|mb|1S|mb|p|mb|3S|mb|p|mb|4S|mb|p|mb|p|mb|p|pc|H5|pc|H6|pc|HJ|pc|HK|mc|10|nt|Count the outstanding trumps first.|pg|| */
                "application/x-lin": string | Uint8Array | Blob;
                /**
                 * @example % PBN 2.1
                 *     % EXPORT
                 *     [Event "Counting the hand"]
                 *     [Site ""]
                 *     [Date ""]
                 *     [Board "7"]
                 *     [West ""]
                 *     [North ""]
                 *     [East ""]
                 *     [South ""]
                 *     [Dealer "S"]
                 *     [Vulnerable "All"]
                 *     [Deal "S:AQJ97.K4.A72.AJ6 54.T753.K863.873 KT82.A96.QJ5.952 63.QJ82.T94.KQT4"]
                 *     [Scoring ""]
                 *     [Declarer "S"]
                 *     [Contract "4S"]
                 *     [Result "10"]
                 *     [Title "Counting the hand"]
                 *     {Count the outstanding trumps first.}
                 *     [Auction "S"]
                 *     1S Pass 3S Pass
                 *     4S Pass Pass Pass
                 *     [Play "W"]
                 *     H5 H6 HJ HK
                 *     *
                 */
                "application/x-pbn": string | Uint8Array | Blob;
                /**
                 * @example % PBN 2.1
                 *     % EXPORT
                 *     [Event "Counting the hand"]
                 *     [Site ""]
                 *     [Date ""]
                 *     [Board "7"]
                 *     [West ""]
                 *     [North ""]
                 *     [East ""]
                 *     [South ""]
                 *     [Dealer "S"]
                 *     [Vulnerable "All"]
                 *     [Deal "S:AQJ97.K4.A72.AJ6 54.T753.K863.873 KT82.A96.QJ5.952 63.QJ82.T94.KQT4"]
                 *     [Scoring ""]
                 *     [Declarer "S"]
                 *     [Contract "4S"]
                 *     [Result "10"]
                 *     [Title "Counting the hand"]
                 *     {Count the outstanding trumps first.}
                 *     [Auction "S"]
                 *     1S Pass 3S Pass
                 *     4S Pass Pass Pass
                 *     [Play "W"]
                 *     H5 H6 HJ HK
                 *     *
                 */
                "text/plain": string | Uint8Array | Blob;
            };
        };
        responses: {
            /** @description What became of an imported file. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "format": "pbn",
                     *       "imported": 1,
                     *       "repeated": 0,
                     *       "rejected": [
                     *         {
                     *           "index": 1,
                     *           "line": 12,
                     *           "message": "The deal is missing."
                     *         }
                     *       ],
                     *       "rejectedTotal": 1,
                     *       "warnings": [
                     *         {
                     *           "index": 1,
                     *           "line": 12,
                     *           "message": "the players' names were kept for you alone (West, North, East, South)",
                     *           "boards": 1
                     *         }
                     *       ],
                     *       "warningsTotal": 1,
                     *       "ids": [
                     *         "01980000-0000-7000-8001-000000000000"
                     *       ],
                     *       "boards": [
                     *         {
                     *           "index": 0,
                     *           "line": 1,
                     *           "standing": "owned",
                     *           "dealId": "01980000-0000-7000-8001-000000000000",
                     *           "title": "Counting the hand",
                     *           "boardNumber": 7,
                     *           "dealer": "S",
                     *           "vulnerability": "All",
                     *           "hands": {
                     *             "N": "KT82.A96.QJ5.952",
                     *             "E": "63.QJ82.T94.KQT4",
                     *             "S": "AQJ97.K4.A72.AJ6",
                     *             "W": "54.T753.K863.873"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ImportReport"];
                };
            };
            400: components["responses"]["NoBoardsFoundOrValidationFailed"];
            401: components["responses"]["Unauthorized"];
            /** @description Not found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            409: components["responses"]["IdempotencyKeyReusedOrQuotaExceeded"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    apiRevokeGrant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the grant.
                 * @example 01980000-0000-7000-8004-000000000000
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Something that an account may do beyond what is free, for a time. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8004-000000000000",
                     *       "accountId": "demo|alice",
                     *       "source": "manual",
                     *       "plan": "pro",
                     *       "feature": "collections",
                     *       "limit": 50,
                     *       "startsAt": "2026-03-01T09:30:00.000Z",
                     *       "endsAt": "2027-03-01T09:30:00.000Z",
                     *       "revokedAt": null,
                     *       "createdAt": "2026-03-01T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Grant"];
                };
            };
            400: components["responses"]["MalformedJsonOrValidationFailed"];
            401: components["responses"]["Unauthorized"];
            /** @description Not found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "GRANT_NOT_FOUND";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAuctionSystems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The auction systems an account can choose from. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "auctionSystems": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000003",
                     *           "identifier": "sef",
                     *           "labels": {
                     *             "en": "French standard",
                     *             "fr": "Système d'enseignement français"
                     *           },
                     *           "sortOrder": 3
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AuctionSystems"];
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; there is no body. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    backOfficeListAccounts: {
        parameters: {
            query?: {
                /**
                 * @description Only accounts with a picture that is trusted, or one that is not.
                 * @example false
                 */
                avatarTrusted?: boolean;
                /**
                 * @description Only accounts that are certified, or are not.
                 * @example true
                 */
                certified?: boolean;
                /**
                 * @description Only accounts that are active, or are not.
                 * @example true
                 */
                isActive?: boolean;
                /**
                 * @description Which page to return, from 1.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description How many items a page has.
                 * @example 20
                 */
                pageSize?: number;
                /**
                 * @description Matches anywhere in the name or e-mail address.
                 * @example martin
                 */
                q?: string;
                /**
                 * @description Only accounts with this role.
                 * @example teacher
                 */
                role?: "teacher" | "player" | "admin";
                /**
                 * @description The order of the list. Prefix with `-` for descending order.
                 * @example -createdAt
                 */
                sort?: "createdAt" | "-createdAt" | "onboardedAt" | "-onboardedAt" | "displayName" | "-displayName" | "email" | "-email";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of accounts. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accounts": [
                     *         {
                     *           "id": "demo|alice",
                     *           "email": "alice.martin@example.org",
                     *           "displayName": "Alice Martin",
                     *           "firstName": "Alice",
                     *           "lastName": "Martin",
                     *           "organisationName": "Bridge Club Lyon",
                     *           "country": "FR",
                     *           "language": "fr",
                     *           "appLanguage": "en",
                     *           "auctionSystem": {
                     *             "id": "01980000-0000-7000-8000-000000000003",
                     *             "identifier": "sef",
                     *             "labels": {
                     *               "en": "French standard",
                     *               "fr": "Système d'enseignement français"
                     *             },
                     *             "sortOrder": 3
                     *           },
                     *           "isActive": true,
                     *           "role": "teacher",
                     *           "signupSource": "app",
                     *           "isOrganisation": false,
                     *           "showEmailPublicly": false,
                     *           "avatarUrl": "https://avatars.example.org/alice.png",
                     *           "avatarTrusted": true,
                     *           "preferences": {
                     *             "dealsExplorer": {
                     *               "viewMode": "table",
                     *               "columnVisibility": {
                     *                 "title": true,
                     *                 "themes": false
                     *               },
                     *               "columnOrder": [
                     *                 "title",
                     *                 "themes"
                     *               ]
                     *             },
                     *             "groupsList": {
                     *               "viewMode": "table"
                     *             },
                     *             "sessionsList": {
                     *               "viewMode": "table"
                     *             },
                     *             "shareTemplates": {
                     *               "mail": {
                     *                 "subject": "Deals for you",
                     *                 "body": [
                     *                   {
                     *                     "type": "paragraph",
                     *                     "children": [
                     *                       {
                     *                         "type": "text",
                     *                         "text": "Count the outstanding trumps first.",
                     *                         "bold": false,
                     *                         "italic": false
                     *                       }
                     *                     ]
                     *                   }
                     *                 ]
                     *               },
                     *               "whatsapp": {
                     *                 "body": [
                     *                   {
                     *                     "type": "paragraph",
                     *                     "children": [
                     *                       {
                     *                         "type": "text",
                     *                         "text": "Count the outstanding trumps first.",
                     *                         "bold": false,
                     *                         "italic": false
                     *                       }
                     *                     ]
                     *                   }
                     *                 ]
                     *               }
                     *             },
                     *             "theme": "system"
                     *           },
                     *           "onboardedAt": "2026-03-01T09:30:00.000Z",
                     *           "createdAt": "2026-03-01T09:30:00.000Z",
                     *           "updatedAt": "2026-03-02T18:05:12.345Z",
                     *           "certified": true,
                     *           "handle": "alice-martin"
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "pageSize": 20,
                     *         "total": 1,
                     *         "totalPages": 1,
                     *         "totalIsExact": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AccountPage"];
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; there is no body. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrForbiddenOrImpersonationForbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    backOfficeGetAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the account.
                 * @example demo|alice
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An account with what admins want to know of it. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "account": {
                     *         "id": "demo|alice",
                     *         "email": "alice.martin@example.org",
                     *         "displayName": "Alice Martin",
                     *         "firstName": "Alice",
                     *         "lastName": "Martin",
                     *         "organisationName": "Bridge Club Lyon",
                     *         "country": "FR",
                     *         "language": "fr",
                     *         "appLanguage": "en",
                     *         "auctionSystem": {
                     *           "id": "01980000-0000-7000-8000-000000000003",
                     *           "identifier": "sef",
                     *           "labels": {
                     *             "en": "French standard",
                     *             "fr": "Système d'enseignement français"
                     *           },
                     *           "sortOrder": 3
                     *         },
                     *         "isActive": true,
                     *         "role": "teacher",
                     *         "signupSource": "app",
                     *         "isOrganisation": false,
                     *         "showEmailPublicly": false,
                     *         "avatarUrl": "https://avatars.example.org/alice.png",
                     *         "avatarTrusted": true,
                     *         "preferences": {
                     *           "dealsExplorer": {
                     *             "viewMode": "table",
                     *             "columnVisibility": {
                     *               "title": true,
                     *               "themes": false
                     *             },
                     *             "columnOrder": [
                     *               "title",
                     *               "themes"
                     *             ]
                     *           },
                     *           "groupsList": {
                     *             "viewMode": "table"
                     *           },
                     *           "sessionsList": {
                     *             "viewMode": "table"
                     *           },
                     *           "shareTemplates": {
                     *             "mail": {
                     *               "subject": "Deals for you",
                     *               "body": [
                     *                 {
                     *                   "type": "paragraph",
                     *                   "children": [
                     *                     {
                     *                       "type": "text",
                     *                       "text": "Count the outstanding trumps first.",
                     *                       "bold": false,
                     *                       "italic": false
                     *                     }
                     *                   ]
                     *                 }
                     *               ]
                     *             },
                     *             "whatsapp": {
                     *               "body": [
                     *                 {
                     *                   "type": "paragraph",
                     *                   "children": [
                     *                     {
                     *                       "type": "text",
                     *                       "text": "Count the outstanding trumps first.",
                     *                       "bold": false,
                     *                       "italic": false
                     *                     }
                     *                   ]
                     *                 }
                     *               ]
                     *             }
                     *           },
                     *           "theme": "system"
                     *         },
                     *         "onboardedAt": "2026-03-01T09:30:00.000Z",
                     *         "createdAt": "2026-03-01T09:30:00.000Z",
                     *         "updatedAt": "2026-03-02T18:05:12.345Z",
                     *         "certified": true,
                     *         "handle": "alice-martin"
                     *       },
                     *       "grants": [
                     *         {
                     *           "id": "01980000-0000-7000-8004-000000000000",
                     *           "accountId": "demo|alice",
                     *           "source": "manual",
                     *           "plan": "pro",
                     *           "feature": "collections",
                     *           "limit": 50,
                     *           "startsAt": "2026-03-01T09:30:00.000Z",
                     *           "endsAt": "2027-03-01T09:30:00.000Z",
                     *           "revokedAt": null,
                     *           "createdAt": "2026-03-01T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "deals": {
                     *         "bySharing": {
                     *           "private": 0,
                     *           "public": 0,
                     *           "group": 0
                     *         },
                     *         "byLifecycle": {
                     *           "active": 0,
                     *           "trashed": 0,
                     *           "orphaned": 0
                     *         }
                     *       },
                     *       "collections": {
                     *         "open": 0,
                     *         "closed": 0,
                     *         "archived": 0,
                     *         "degraded": 0
                     *       },
                     *       "sharingGroups": {
                     *         "owned": 1,
                     *         "joined": 0
                     *       },
                     *       "servesIn30Days": 12,
                     *       "lastImpersonation": {
                     *         "id": "01980000-0000-7000-8000-0000000000ad",
                     *         "at": "2026-03-02T18:05:12.345Z",
                     *         "actor": {
                     *           "type": "account",
                     *           "id": "demo|admin"
                     *         },
                     *         "as": "demo|alice",
                     *         "action": "PATCH /deals/{id}",
                     *         "parameters": {
                     *           "id": "01980000-0000-7000-8001-000000000000"
                     *         },
                     *         "subject": {
                     *           "type": "account",
                     *           "id": "demo|alice"
                     *         },
                     *         "changes": {
                     *           "title": {
                     *             "before": "A hand",
                     *             "after": "Counting the hand"
                     *           }
                     *         },
                     *         "requestId": "5f0c3d1e-7a52-4b43-9f57-1c5e0a2d9b64"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AccountOverview"];
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; there is no body. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrForbiddenOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    backOfficeGetAccountAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the account.
                 * @example demo|alice
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A picture */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "image/avif": string;
                    "image/gif": string;
                    "image/jpeg": string;
                    "image/png": string;
                    "image/webp": string;
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; there is no body. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrForbiddenOrImpersonationForbidden"];
            /** @description Not found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_NOT_FOUND" | "AVATAR_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    backOfficeListGrants: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the account.
                 * @example demo|alice
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The grants of an account. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "grants": [
                     *         {
                     *           "id": "01980000-0000-7000-8004-000000000000",
                     *           "accountId": "demo|alice",
                     *           "source": "manual",
                     *           "plan": "pro",
                     *           "feature": "collections",
                     *           "limit": 50,
                     *           "startsAt": "2026-03-01T09:30:00.000Z",
                     *           "endsAt": "2027-03-01T09:30:00.000Z",
                     *           "revokedAt": null,
                     *           "createdAt": "2026-03-01T09:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Grants"];
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; there is no body. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrForbiddenOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    backOfficeCreateGrant: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to retry: for 24 hours, repeating it with the same key returns the first response, and it takes effect only once.
                 * @example 5f0c3d1e-7a52-4b43-9f57-1c5e0a2d9b64
                 */
                "idempotency-key"?: string;
            };
            path: {
                /**
                 * @description The id of the account.
                 * @example demo|alice
                 */
                id: string;
            };
            cookie?: never;
        };
        /** @description What an account may do beyond what is free, for a time. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "plan": "pro",
                 *       "feature": "collections",
                 *       "limit": 50,
                 *       "startsAt": "2026-03-01T09:30:00.000Z",
                 *       "endsAt": "2027-03-01T09:30:00.000Z",
                 *       "source": "manual"
                 *     }
                 */
                "application/json": components["schemas"]["ManualGrantInput"];
            };
        };
        responses: {
            /** @description Something that an account may do beyond what is free, for a time. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8004-000000000000",
                     *       "accountId": "demo|alice",
                     *       "source": "manual",
                     *       "plan": "pro",
                     *       "feature": "collections",
                     *       "limit": 50,
                     *       "startsAt": "2026-03-01T09:30:00.000Z",
                     *       "endsAt": "2027-03-01T09:30:00.000Z",
                     *       "revokedAt": null,
                     *       "createdAt": "2026-03-01T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Grant"];
                };
            };
            400: components["responses"]["MalformedJsonOrValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrForbiddenOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFound"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    backOfficeRevokeGrant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the grant.
                 * @example 01980000-0000-7000-8004-000000000000
                 */
                grantId: string;
                /**
                 * @description The id of the account.
                 * @example demo|alice
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Something that an account may do beyond what is free, for a time. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8004-000000000000",
                     *       "accountId": "demo|alice",
                     *       "source": "manual",
                     *       "plan": "pro",
                     *       "feature": "collections",
                     *       "limit": 50,
                     *       "startsAt": "2026-03-01T09:30:00.000Z",
                     *       "endsAt": "2027-03-01T09:30:00.000Z",
                     *       "revokedAt": null,
                     *       "createdAt": "2026-03-01T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Grant"];
                };
            };
            400: components["responses"]["MalformedJsonOrValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrForbiddenOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFoundOrGrantNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    backOfficeListAnnouncements: {
        parameters: {
            query?: {
                /**
                 * @description Which page to return, from 1.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description How many items a page has.
                 * @example 20
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of announcements as admins see them. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "announcements": [
                     *         {
                     *           "id": "01980000-0000-7000-8005-000000000000",
                     *           "kind": "news",
                     *           "title": {
                     *             "en": "New lessons",
                     *             "fr": "Nouvelles leçons"
                     *           },
                     *           "body": {
                     *             "en": "There are ten new deals.",
                     *             "fr": "Voici dix nouvelles donnes."
                     *           },
                     *           "actionLabel": {
                     *             "en": "Open",
                     *             "fr": "Ouvrir"
                     *           },
                     *           "actionPath": "/deals",
                     *           "pinned": false,
                     *           "publishedAt": "2026-03-01T09:30:00.000Z",
                     *           "expiresAt": "2026-06-01T00:00:00.000Z",
                     *           "audience": {
                     *             "roles": [
                     *               "teacher"
                     *             ],
                     *             "languages": [
                     *               "fr"
                     *             ],
                     *             "countries": [
                     *               "FR"
                     *             ]
                     *           },
                     *           "state": "live",
                     *           "readCount": 0,
                     *           "createdAt": "2026-03-01T09:30:00.000Z",
                     *           "updatedAt": "2026-03-02T18:05:12.345Z"
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "pageSize": 20,
                     *         "total": 1,
                     *         "totalPages": 1,
                     *         "totalIsExact": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ManagedAnnouncementPage"];
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; there is no body. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrForbiddenOrImpersonationForbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    backOfficeCreateAnnouncement: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to retry: for 24 hours, repeating it with the same key returns the first response, and it takes effect only once.
                 * @example 5f0c3d1e-7a52-4b43-9f57-1c5e0a2d9b64
                 */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description An announcement to be created. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "actionPath": "/deals",
                 *       "publishedAt": "2026-03-01T09:30:00.000Z",
                 *       "expiresAt": "2026-06-01T00:00:00.000Z",
                 *       "audience": {
                 *         "roles": [
                 *           "teacher"
                 *         ],
                 *         "languages": [
                 *           "fr"
                 *         ],
                 *         "countries": [
                 *           "FR"
                 *         ]
                 *       },
                 *       "kind": "news",
                 *       "title": {
                 *         "en": "New lessons",
                 *         "fr": "Nouvelles leçons"
                 *       },
                 *       "body": {
                 *         "en": "There are ten new deals.",
                 *         "fr": "Voici dix nouvelles donnes."
                 *       },
                 *       "actionLabel": {
                 *         "en": "Open",
                 *         "fr": "Ouvrir"
                 *       },
                 *       "pinned": false
                 *     }
                 */
                "application/json": components["schemas"]["AnnouncementInput"];
            };
        };
        responses: {
            /** @description An announcement as admins see it. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8005-000000000000",
                     *       "kind": "news",
                     *       "title": {
                     *         "en": "New lessons",
                     *         "fr": "Nouvelles leçons"
                     *       },
                     *       "body": {
                     *         "en": "There are ten new deals.",
                     *         "fr": "Voici dix nouvelles donnes."
                     *       },
                     *       "actionLabel": {
                     *         "en": "Open",
                     *         "fr": "Ouvrir"
                     *       },
                     *       "actionPath": "/deals",
                     *       "pinned": false,
                     *       "publishedAt": "2026-03-01T09:30:00.000Z",
                     *       "expiresAt": "2026-06-01T00:00:00.000Z",
                     *       "audience": {
                     *         "roles": [
                     *           "teacher"
                     *         ],
                     *         "languages": [
                     *           "fr"
                     *         ],
                     *         "countries": [
                     *           "FR"
                     *         ]
                     *       },
                     *       "state": "live",
                     *       "readCount": 0,
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-02T18:05:12.345Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ManagedAnnouncement"];
                };
            };
            400: components["responses"]["MalformedJsonOrValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrForbiddenOrImpersonationForbidden"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    backOfficeGetAnnouncement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the announcement.
                 * @example 01980000-0000-7000-8005-000000000000
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An announcement as admins see it. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8005-000000000000",
                     *       "kind": "news",
                     *       "title": {
                     *         "en": "New lessons",
                     *         "fr": "Nouvelles leçons"
                     *       },
                     *       "body": {
                     *         "en": "There are ten new deals.",
                     *         "fr": "Voici dix nouvelles donnes."
                     *       },
                     *       "actionLabel": {
                     *         "en": "Open",
                     *         "fr": "Ouvrir"
                     *       },
                     *       "actionPath": "/deals",
                     *       "pinned": false,
                     *       "publishedAt": "2026-03-01T09:30:00.000Z",
                     *       "expiresAt": "2026-06-01T00:00:00.000Z",
                     *       "audience": {
                     *         "roles": [
                     *           "teacher"
                     *         ],
                     *         "languages": [
                     *           "fr"
                     *         ],
                     *         "countries": [
                     *           "FR"
                     *         ]
                     *       },
                     *       "state": "live",
                     *       "readCount": 0,
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-02T18:05:12.345Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ManagedAnnouncement"];
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; there is no body. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrForbiddenOrImpersonationForbidden"];
            404: components["responses"]["AnnouncementNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    backOfficeDeleteAnnouncement: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag from the GET. If it is stale, the request fails and nothing changes.
                 * @example "1-mY3uGWQFhHkcX0YlwW2eOkFOQ6M"
                 */
                "if-match"?: string;
            };
            path: {
                /**
                 * @description The id of the announcement.
                 * @example 01980000-0000-7000-8005-000000000000
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedJsonOrValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrForbiddenOrImpersonationForbidden"];
            404: components["responses"]["AnnouncementNotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    backOfficeUpdateAnnouncement: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag from the GET. If it is stale, the request fails and nothing changes.
                 * @example "1-mY3uGWQFhHkcX0YlwW2eOkFOQ6M"
                 */
                "if-match"?: string;
            };
            path: {
                /**
                 * @description The id of the announcement.
                 * @example 01980000-0000-7000-8005-000000000000
                 */
                id: string;
            };
            cookie?: never;
        };
        /** @description What to change in an announcement; `null` removes a text or resets a field. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": {
                 *         "fr": "Dix nouvelles leçons"
                 *       },
                 *       "pinned": true,
                 *       "expiresAt": null
                 *     }
                 */
                "application/json": components["schemas"]["AnnouncementPatch"];
                /**
                 * @example {
                 *       "title": {
                 *         "fr": "Dix nouvelles leçons"
                 *       },
                 *       "pinned": true,
                 *       "expiresAt": null
                 *     }
                 */
                "application/merge-patch+json": components["schemas"]["AnnouncementPatch"];
            };
        };
        responses: {
            /** @description An announcement as admins see it. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8005-000000000000",
                     *       "kind": "news",
                     *       "title": {
                     *         "en": "New lessons",
                     *         "fr": "Nouvelles leçons"
                     *       },
                     *       "body": {
                     *         "en": "There are ten new deals.",
                     *         "fr": "Voici dix nouvelles donnes."
                     *       },
                     *       "actionLabel": {
                     *         "en": "Open",
                     *         "fr": "Ouvrir"
                     *       },
                     *       "actionPath": "/deals",
                     *       "pinned": false,
                     *       "publishedAt": "2026-03-01T09:30:00.000Z",
                     *       "expiresAt": "2026-06-01T00:00:00.000Z",
                     *       "audience": {
                     *         "roles": [
                     *           "teacher"
                     *         ],
                     *         "languages": [
                     *           "fr"
                     *         ],
                     *         "countries": [
                     *           "FR"
                     *         ]
                     *       },
                     *       "state": "live",
                     *       "readCount": 0,
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-02T18:05:12.345Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ManagedAnnouncement"];
                };
            };
            400: components["responses"]["MalformedJsonOrValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrForbiddenOrImpersonationForbidden"];
            404: components["responses"]["AnnouncementNotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    backOfficeResetAnnouncementReads: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the announcement.
                 * @example 01980000-0000-7000-8005-000000000000
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedJsonOrValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrForbiddenOrImpersonationForbidden"];
            404: components["responses"]["AnnouncementNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    backOfficePreviewAnnouncements: {
        parameters: {
            query: {
                /**
                 * @description The account whose announcements to show.
                 * @example demo|alice
                 */
                accountId: string;
                /**
                 * @description The time at which to show them. Defaults to now.
                 * @example 2026-03-01T09:30:00.000Z
                 */
                at?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What an account sees of the announcements now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "banner": {
                     *         "id": "01980000-0000-7000-8005-000000000000",
                     *         "kind": "news",
                     *         "title": {
                     *           "en": "New lessons",
                     *           "fr": "Nouvelles leçons"
                     *         },
                     *         "body": {
                     *           "en": "There are ten new deals.",
                     *           "fr": "Voici dix nouvelles donnes."
                     *         },
                     *         "actionLabel": {
                     *           "en": "Open",
                     *           "fr": "Ouvrir"
                     *         },
                     *         "actionPath": "/deals",
                     *         "pinned": false,
                     *         "publishedAt": "2026-03-01T09:30:00.000Z",
                     *         "expiresAt": "2026-06-01T00:00:00.000Z",
                     *         "readAt": "2026-03-02T18:05:12.345Z"
                     *       },
                     *       "news": [
                     *         {
                     *           "id": "01980000-0000-7000-8005-000000000000",
                     *           "kind": "news",
                     *           "title": {
                     *             "en": "New lessons",
                     *             "fr": "Nouvelles leçons"
                     *           },
                     *           "body": {
                     *             "en": "There are ten new deals.",
                     *             "fr": "Voici dix nouvelles donnes."
                     *           },
                     *           "actionLabel": {
                     *             "en": "Open",
                     *             "fr": "Ouvrir"
                     *           },
                     *           "actionPath": "/deals",
                     *           "pinned": false,
                     *           "publishedAt": "2026-03-01T09:30:00.000Z",
                     *           "expiresAt": "2026-06-01T00:00:00.000Z",
                     *           "readAt": "2026-03-02T18:05:12.345Z"
                     *         }
                     *       ],
                     *       "unreadCount": 0,
                     *       "nextChangeAt": "2026-06-01T00:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Announcements"];
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; there is no body. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrForbiddenOrImpersonationForbidden"];
            /** @description Not found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    backOfficeListAuditRecords: {
        parameters: {
            query?: {
                /**
                 * @description A prefix of the action.
                 * @example PATCH
                 */
                action?: string;
                /**
                 * @description The id of the account that acted.
                 * @example demo|admin
                 */
                actor?: string;
                /**
                 * @description The id of the account that an admin acted as.
                 * @example demo|alice
                 */
                as?: string;
                /**
                 * @description Only what was done at this time or later.
                 * @example 2026-03-01T09:30:00.000Z
                 */
                from?: string;
                /**
                 * @description Which page to return, from 1.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description How many items a page has.
                 * @example 20
                 */
                pageSize?: number;
                /**
                 * @description The id of the subject.
                 * @example demo|alice
                 */
                subject?: string;
                /**
                 * @description Only what was done before this time.
                 * @example 2026-04-01T00:00:00.000Z
                 */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the audit trail. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "records": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-0000000000ad",
                     *           "at": "2026-03-02T18:05:12.345Z",
                     *           "actor": {
                     *             "type": "account",
                     *             "id": "demo|admin"
                     *           },
                     *           "as": "demo|alice",
                     *           "action": "PATCH /deals/{id}",
                     *           "parameters": {
                     *             "id": "01980000-0000-7000-8001-000000000000"
                     *           },
                     *           "subject": {
                     *             "type": "account",
                     *             "id": "demo|alice"
                     *           },
                     *           "changes": {
                     *             "title": {
                     *               "before": "A hand",
                     *               "after": "Counting the hand"
                     *             }
                     *           },
                     *           "requestId": "5f0c3d1e-7a52-4b43-9f57-1c5e0a2d9b64"
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "pageSize": 20,
                     *         "total": 1,
                     *         "totalPages": 1,
                     *         "totalIsExact": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AuditPage"];
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; there is no body. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrForbiddenOrImpersonationForbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    backOfficeListFormSubmissions: {
        parameters: {
            query?: {
                /**
                 * @description Which page to return, from 1.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description How many items a page has.
                 * @example 20
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of form submissions. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "formSubmissions": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-0000000000f1",
                     *           "form": "contact",
                     *           "name": "Dan Dubois",
                     *           "email": "dan@example.org",
                     *           "message": "May I use the deals in my club?",
                     *           "locale": "en-GB",
                     *           "createdAt": "2026-03-01T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "pageSize": 20,
                     *         "total": 1,
                     *         "totalPages": 1,
                     *         "totalIsExact": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FormSubmissionPage"];
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; there is no body. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrForbiddenOrImpersonationForbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    backOfficeGetStatistics: {
        parameters: {
            query?: {
                /**
                 * @description The first day. Defaults to 30 days before `to`.
                 * @example 2026-02-01
                 */
                from?: string;
                /**
                 * @description The last day, included. Defaults to today. The range is limited to 366 days.
                 * @example 2026-03-02
                 */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures of the service, day by day. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "days": [
                     *         {
                     *           "day": "2026-03-01",
                     *           "accountsMade": 3,
                     *           "accountsOnboarded": 2,
                     *           "dealsMade": 40,
                     *           "dealsPublished": 5,
                     *           "dealsImported": 36,
                     *           "serves": 120
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Statistics"];
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; there is no body. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrForbiddenOrImpersonationForbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAuthors: {
        parameters: {
            query?: {
                /**
                 * @description The `nextCursor` of the previous page.
                 * @example WyJhdXRob3JzIiwxNzcyNDc0NzEyMzQ1LCJkZW1vfGFsaWNlIiwiUUdWRldSVWU3aHA4V2MxVEZmbWIwN3Bjc3BjIl0
                 */
                cursor?: string;
                /**
                 * @description How many authors to return at most.
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description Part of the name or of the handle; two characters are looked for at the start.
                 * @example martin
                 */
                q?: string;
            };
            header?: {
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the directory of authors. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "authors": [
                     *         {
                     *           "handle": "alice-martin",
                     *           "displayName": "Alice Martin",
                     *           "avatarUrl": "https://avatars.example.org/alice.png",
                     *           "badges": [
                     *             "certified"
                     *           ],
                     *           "createdAt": "2026-03-01T09:30:00.000Z",
                     *           "dealCount": 1,
                     *           "lastPublishedAt": "2026-03-02T18:05:12.345Z"
                     *         }
                     *       ],
                     *       "nextCursor": "WyJhdXRob3JzIiwxNzcyNDc0NzEyMzQ1LCJkZW1vfGFsaWNlIiwiUUdWRldSVWU3aHA4V2MxVEZmbWIwN3Bjc3BjIl0"
                     *     }
                     */
                    "application/json": components["schemas"]["AuthorPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAuthor: {
        parameters: {
            query?: never;
            header?: {
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                /**
                 * @description The name in the URL of the author's page.
                 * @example alice-martin
                 */
                handle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A teacher whose public deals the catalog shows. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "displayName": "Alice Martin",
                     *       "avatarUrl": "https://avatars.example.org/alice.png",
                     *       "badges": [
                     *         "certified"
                     *       ],
                     *       "createdAt": "2026-03-01T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Author"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFoundOrCatalogAuthorNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAuthorAvatar: {
        parameters: {
            query?: never;
            header?: {
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                /**
                 * @description The name in the URL of the author's page.
                 * @example alice-martin
                 */
                handle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A picture */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "image/avif": string;
                    "image/gif": string;
                    "image/jpeg": string;
                    "image/png": string;
                    "image/webp": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrImpersonationForbidden"];
            /** @description Not found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_NOT_FOUND" | "AVATAR_NOT_FOUND" | "CATALOG_AUTHOR_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAuthorCollections: {
        parameters: {
            query?: never;
            header?: {
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                /**
                 * @description The name in the URL of the author's page.
                 * @example alice-martin
                 */
                handle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Collections as the catalog shows them, newest first. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "01980000-0000-7000-8002-000000000000",
                     *         "title": "Counting, step by step",
                     *         "description": "Ten deals for lesson 4.",
                     *         "dealCount": 1,
                     *         "createdAt": "2026-03-01T09:30:00.000Z",
                     *         "updatedAt": "2026-03-02T18:05:12.345Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SharedCollections"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFoundOrCatalogAuthorNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAuthorDeals: {
        parameters: {
            query?: {
                /**
                 * @description Which page to return, from 1.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description How many items a page has.
                 * @example 20
                 */
                pageSize?: number;
            };
            header?: {
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                /**
                 * @description The name in the URL of the author's page.
                 * @example alice-martin
                 */
                handle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deals as others than their owner see them. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deals": [
                     *         {
                     *           "id": "01980000-0000-7000-8001-000000000000",
                     *           "ownerId": "demo|alice",
                     *           "title": "Counting the hand",
                     *           "boardNumber": 7,
                     *           "dealer": "S",
                     *           "vulnerability": "All",
                     *           "hands": {
                     *             "N": "KT82.A96.QJ5.952",
                     *             "E": "63.QJ82.T94.KQT4",
                     *             "S": "AQJ97.K4.A72.AJ6",
                     *             "W": "54.T753.K863.873"
                     *           },
                     *           "auction": [
                     *             "1S",
                     *             "P",
                     *             "3S",
                     *             "P",
                     *             "4S",
                     *             "P",
                     *             "P",
                     *             "P"
                     *           ],
                     *           "callNotes": [
                     *             {
                     *               "call": 2,
                     *               "text": "Invites game with four trumps.",
                     *               "alert": true
                     *             }
                     *           ],
                     *           "contract": {
                     *             "level": 4,
                     *             "strain": "S",
                     *             "doubled": 0,
                     *             "declarer": "S"
                     *           },
                     *           "play": [
                     *             "H5",
                     *             "H6",
                     *             "HJ",
                     *             "HK"
                     *           ],
                     *           "result": 10,
                     *           "commentary": [
                     *             {
                     *               "type": "paragraph",
                     *               "children": [
                     *                 {
                     *                   "type": "text",
                     *                   "text": "Count the outstanding trumps first.",
                     *                   "bold": false,
                     *                   "italic": false
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "themes": [
                     *             "counting"
                     *           ],
                     *           "sharing": "public",
                     *           "lifecycle": "active",
                     *           "publishedAt": "2026-03-01T09:30:00.000Z",
                     *           "createdAt": "2026-03-01T09:30:00.000Z",
                     *           "updatedAt": "2026-03-02T18:05:12.345Z"
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "pageSize": 20,
                     *         "total": 1,
                     *         "totalPages": 1,
                     *         "totalIsExact": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SharedDealPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFoundOrCatalogAuthorNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    followAuthor: {
        parameters: {
            query?: never;
            header?: {
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                /**
                 * @description The name in the URL of the author's page.
                 * @example alice-martin
                 */
                handle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedJsonOrValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFoundOrCatalogAuthorNotFound"];
            /** @description Conflicts with the current state */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "QUOTA_EXCEEDED";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    unfollowAuthor: {
        parameters: {
            query?: never;
            header?: {
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                /**
                 * @description The name in the URL of the author's page.
                 * @example alice-martin
                 */
                handle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedJsonOrValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSharedCollectionDeals: {
        parameters: {
            query?: never;
            header?: {
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                /**
                 * @description The id of the collection.
                 * @example 01980000-0000-7000-8002-000000000000
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deals of a collection as the catalog shows them, in the collection's order. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "01980000-0000-7000-8001-000000000000",
                     *         "ownerId": "demo|alice",
                     *         "title": "Counting the hand",
                     *         "boardNumber": 7,
                     *         "dealer": "S",
                     *         "vulnerability": "All",
                     *         "hands": {
                     *           "N": "KT82.A96.QJ5.952",
                     *           "E": "63.QJ82.T94.KQT4",
                     *           "S": "AQJ97.K4.A72.AJ6",
                     *           "W": "54.T753.K863.873"
                     *         },
                     *         "auction": [
                     *           "1S",
                     *           "P",
                     *           "3S",
                     *           "P",
                     *           "4S",
                     *           "P",
                     *           "P",
                     *           "P"
                     *         ],
                     *         "callNotes": [
                     *           {
                     *             "call": 2,
                     *             "text": "Invites game with four trumps.",
                     *             "alert": true
                     *           }
                     *         ],
                     *         "contract": {
                     *           "level": 4,
                     *           "strain": "S",
                     *           "doubled": 0,
                     *           "declarer": "S"
                     *         },
                     *         "play": [
                     *           "H5",
                     *           "H6",
                     *           "HJ",
                     *           "HK"
                     *         ],
                     *         "result": 10,
                     *         "commentary": [
                     *           {
                     *             "type": "paragraph",
                     *             "children": [
                     *               {
                     *                 "type": "text",
                     *                 "text": "Count the outstanding trumps first.",
                     *                 "bold": false,
                     *                 "italic": false
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "themes": [
                     *           "counting"
                     *         ],
                     *         "sharing": "public",
                     *         "lifecycle": "active",
                     *         "publishedAt": "2026-03-01T09:30:00.000Z",
                     *         "createdAt": "2026-03-01T09:30:00.000Z",
                     *         "updatedAt": "2026-03-02T18:05:12.345Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SharedCollectionDeals"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFoundOrDealCollectionNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listRecentDeals: {
        parameters: {
            query?: {
                /**
                 * @description Only deals of the author who has this handle.
                 * @example alice-martin
                 */
                author?: string;
                /**
                 * @description Only boards with this number.
                 * @example 7
                 */
                boardNumber?: number;
                /**
                 * @description Only boards with this contract: `4S` undoubled, `3NTX`, `6HXX`, `pass` if it was passed out, or `game` for any game below slam.
                 * @example 4S
                 */
                contract?: string;
                /**
                 * @description The `nextCursor` of the previous page.
                 * @example WyJyZWNlbnQiLDE3NzI0NzQ3MTIzNDUsIjAxOTgwMDAwLTAwMDAtNzAwMC04MDAxLTAwMDAwMDAwMDAwMCIsIkZVOFdGaHhxSmZWRlJGc0ljTGs1UHVSVzY1MCJd
                 */
                cursor?: string;
                /**
                 * @description Only boards that this seat deals.
                 * @example S
                 */
                dealer?: components["schemas"]["Seat"];
                /**
                 * @description Only boards that this seat declares.
                 * @example S
                 */
                declarer?: components["schemas"]["Seat"];
                /**
                 * @description How many deals to return at most.
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description Only deals that have, for each word of this text, a word that starts with it in the title or a theme. Case and accents do not matter. At most 8 words.
                 * @example Counting the hand
                 */
                q?: string;
                /**
                 * @description Only deals with this theme; may be repeated, and all of them have to be there.
                 * @example [
                 *       "counting"
                 *     ]
                 */
                theme?: string[];
                /**
                 * @description Only boards with this vulnerability.
                 * @example All
                 */
                vulnerability?: components["schemas"]["Vulnerability"];
            };
            header?: {
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of public deals of several authors. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deals": [
                     *         {
                     *           "id": "01980000-0000-7000-8001-000000000000",
                     *           "ownerId": "demo|alice",
                     *           "title": "Counting the hand",
                     *           "boardNumber": 7,
                     *           "dealer": "S",
                     *           "vulnerability": "All",
                     *           "hands": {
                     *             "N": "KT82.A96.QJ5.952",
                     *             "E": "63.QJ82.T94.KQT4",
                     *             "S": "AQJ97.K4.A72.AJ6",
                     *             "W": "54.T753.K863.873"
                     *           },
                     *           "auction": [
                     *             "1S",
                     *             "P",
                     *             "3S",
                     *             "P",
                     *             "4S",
                     *             "P",
                     *             "P",
                     *             "P"
                     *           ],
                     *           "callNotes": [
                     *             {
                     *               "call": 2,
                     *               "text": "Invites game with four trumps.",
                     *               "alert": true
                     *             }
                     *           ],
                     *           "contract": {
                     *             "level": 4,
                     *             "strain": "S",
                     *             "doubled": 0,
                     *             "declarer": "S"
                     *           },
                     *           "play": [
                     *             "H5",
                     *             "H6",
                     *             "HJ",
                     *             "HK"
                     *           ],
                     *           "result": 10,
                     *           "commentary": [
                     *             {
                     *               "type": "paragraph",
                     *               "children": [
                     *                 {
                     *                   "type": "text",
                     *                   "text": "Count the outstanding trumps first.",
                     *                   "bold": false,
                     *                   "italic": false
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "themes": [
                     *             "counting"
                     *           ],
                     *           "sharing": "public",
                     *           "lifecycle": "active",
                     *           "publishedAt": "2026-03-01T09:30:00.000Z",
                     *           "createdAt": "2026-03-01T09:30:00.000Z",
                     *           "updatedAt": "2026-03-02T18:05:12.345Z",
                     *           "author": {
                     *             "handle": "alice-martin",
                     *             "displayName": "Alice Martin",
                     *             "avatarUrl": "https://avatars.example.org/alice.png",
                     *             "badges": [
                     *               "certified"
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "nextCursor": "WyJyZWNlbnQiLDE3NzI0NzQ3MTIzNDUsIjAxOTgwMDAwLTAwMDAtNzAwMC04MDAxLTAwMDAwMDAwMDAwMCIsIkZVOFdGaHhxSmZWRlJGc0ljTGs1UHVSVzY1MCJd"
                     *     }
                     */
                    "application/json": components["schemas"]["AuthoredDealPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPublishedDeal: {
        parameters: {
            query?: never;
            header?: {
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                /**
                 * @description The id of the deal.
                 * @example 01980000-0000-7000-8001-000000000000
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A public deal with its author. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8001-000000000000",
                     *       "ownerId": "demo|alice",
                     *       "title": "Counting the hand",
                     *       "boardNumber": 7,
                     *       "dealer": "S",
                     *       "vulnerability": "All",
                     *       "hands": {
                     *         "N": "KT82.A96.QJ5.952",
                     *         "E": "63.QJ82.T94.KQT4",
                     *         "S": "AQJ97.K4.A72.AJ6",
                     *         "W": "54.T753.K863.873"
                     *       },
                     *       "auction": [
                     *         "1S",
                     *         "P",
                     *         "3S",
                     *         "P",
                     *         "4S",
                     *         "P",
                     *         "P",
                     *         "P"
                     *       ],
                     *       "callNotes": [
                     *         {
                     *           "call": 2,
                     *           "text": "Invites game with four trumps.",
                     *           "alert": true
                     *         }
                     *       ],
                     *       "contract": {
                     *         "level": 4,
                     *         "strain": "S",
                     *         "doubled": 0,
                     *         "declarer": "S"
                     *       },
                     *       "play": [
                     *         "H5",
                     *         "H6",
                     *         "HJ",
                     *         "HK"
                     *       ],
                     *       "result": 10,
                     *       "commentary": [
                     *         {
                     *           "type": "paragraph",
                     *           "children": [
                     *             {
                     *               "type": "text",
                     *               "text": "Count the outstanding trumps first.",
                     *               "bold": false,
                     *               "italic": false
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "themes": [
                     *         "counting"
                     *       ],
                     *       "sharing": "public",
                     *       "lifecycle": "active",
                     *       "publishedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-02T18:05:12.345Z",
                     *       "author": {
                     *         "handle": "alice-martin",
                     *         "displayName": "Alice Martin",
                     *         "avatarUrl": "https://avatars.example.org/alice.png",
                     *         "badges": [
                     *           "certified"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AuthoredDeal"];
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; there is no body. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFoundOrDealNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPublishedDealAsLin: {
        parameters: {
            query?: {
                /**
                 * @description Turns each board so that this hand sits South: hands, dealer, vulnerability, auction and play turn with it; the board number and the commentary stay. `declarer` is the declarer's hand; a board without a contract stays as it is.
                 * @example declarer
                 */
                south?: "N" | "E" | "S" | "W" | "declarer";
            };
            header?: {
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                /**
                 * @description The id of the deal.
                 * @example 01980000-0000-7000-8001-000000000000
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file with one board */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example qx|o7|st||md|1SAQJ97HK4DA72CAJ6,S54HT753DK863C873,SKT82HA96DQJ5C952,S63HQJ82DT94CKQT4|rh||ah|Counting the hand|sv|b|mb|1S|mb|p|mb|3S|mb|p|mb|4S|mb|p|mb|p|mb|p|pc|H5|pc|H6|pc|HJ|pc|HK|mc|10|nt|Count the outstanding trumps first.|pg|| */
                    "application/x-lin": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFoundOrDealNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPublishedDealAsPbn: {
        parameters: {
            query?: {
                /**
                 * @description Turns each board so that this hand sits South: hands, dealer, vulnerability, auction and play turn with it; the board number and the commentary stay. `declarer` is the declarer's hand; a board without a contract stays as it is.
                 * @example declarer
                 */
                south?: "N" | "E" | "S" | "W" | "declarer";
            };
            header?: {
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                /**
                 * @description The id of the deal.
                 * @example 01980000-0000-7000-8001-000000000000
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file with one board */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example % PBN 2.1
                     *     % EXPORT
                     *     [Event "Counting the hand"]
                     *     [Site ""]
                     *     [Date ""]
                     *     [Board "7"]
                     *     [West ""]
                     *     [North ""]
                     *     [East ""]
                     *     [South ""]
                     *     [Dealer "S"]
                     *     [Vulnerable "All"]
                     *     [Deal "S:AQJ97.K4.A72.AJ6 54.T753.K863.873 KT82.A96.QJ5.952 63.QJ82.T94.KQT4"]
                     *     [Scoring ""]
                     *     [Declarer "S"]
                     *     [Contract "4S"]
                     *     [Result "10"]
                     *     [Title "Counting the hand"]
                     *     {Count the outstanding trumps first.}
                     *     [Auction "S"]
                     *     1S Pass 3S Pass
                     *     4S Pass Pass Pass
                     *     [Play "W"]
                     *     H5 H6 HJ HK
                     *     *
                     */
                    "application/x-pbn": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFoundOrDealNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPublishedDealPicture: {
        parameters: {
            query?: {
                /**
                 * @description The language of the ranks: A K Q J in English (the default), A R D V in French, A K D B in German, A H V B in Dutch, A K D W in Polish, E K D Kn in Swedish, E K D B in Danish.
                 * @example fr
                 */
                ranks?: "en" | "fr" | "de" | "nl" | "pl" | "sv" | "da";
                /**
                 * @description Turns each board so that this hand sits South: hands, dealer, vulnerability, auction and play turn with it; the board number and the commentary stay. `declarer` is the declarer's hand; a board without a contract stays as it is.
                 * @example declarer
                 */
                south?: "N" | "E" | "S" | "W" | "declarer";
            };
            header?: {
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                /**
                 * @description The id of the deal.
                 * @example 01980000-0000-7000-8001-000000000000
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A picture */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <svg xmlns="http://www.w3.org/2000/svg" role="img"><title>Counting the hand</title></svg> */
                    "image/svg+xml": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFoundOrDealNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listFeed: {
        parameters: {
            query?: {
                /**
                 * @description The `nextCursor` of the previous page.
                 * @example WyJmZWVkIiwxNzcyNDc0NzEyMzQ1LCIwMTk4MDAwMC0wMDAwLTcwMDAtODAwMS0wMDAwMDAwMDAwMDAiXQ
                 */
                cursor?: string;
                /**
                 * @description How many deals to return at most.
                 * @example 20
                 */
                limit?: number;
            };
            header?: {
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of public deals of several authors. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deals": [
                     *         {
                     *           "id": "01980000-0000-7000-8001-000000000000",
                     *           "ownerId": "demo|alice",
                     *           "title": "Counting the hand",
                     *           "boardNumber": 7,
                     *           "dealer": "S",
                     *           "vulnerability": "All",
                     *           "hands": {
                     *             "N": "KT82.A96.QJ5.952",
                     *             "E": "63.QJ82.T94.KQT4",
                     *             "S": "AQJ97.K4.A72.AJ6",
                     *             "W": "54.T753.K863.873"
                     *           },
                     *           "auction": [
                     *             "1S",
                     *             "P",
                     *             "3S",
                     *             "P",
                     *             "4S",
                     *             "P",
                     *             "P",
                     *             "P"
                     *           ],
                     *           "callNotes": [
                     *             {
                     *               "call": 2,
                     *               "text": "Invites game with four trumps.",
                     *               "alert": true
                     *             }
                     *           ],
                     *           "contract": {
                     *             "level": 4,
                     *             "strain": "S",
                     *             "doubled": 0,
                     *             "declarer": "S"
                     *           },
                     *           "play": [
                     *             "H5",
                     *             "H6",
                     *             "HJ",
                     *             "HK"
                     *           ],
                     *           "result": 10,
                     *           "commentary": [
                     *             {
                     *               "type": "paragraph",
                     *               "children": [
                     *                 {
                     *                   "type": "text",
                     *                   "text": "Count the outstanding trumps first.",
                     *                   "bold": false,
                     *                   "italic": false
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "themes": [
                     *             "counting"
                     *           ],
                     *           "sharing": "public",
                     *           "lifecycle": "active",
                     *           "publishedAt": "2026-03-01T09:30:00.000Z",
                     *           "createdAt": "2026-03-01T09:30:00.000Z",
                     *           "updatedAt": "2026-03-02T18:05:12.345Z",
                     *           "author": {
                     *             "handle": "alice-martin",
                     *             "displayName": "Alice Martin",
                     *             "avatarUrl": "https://avatars.example.org/alice.png",
                     *             "badges": [
                     *               "certified"
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "nextCursor": "WyJyZWNlbnQiLDE3NzI0NzQ3MTIzNDUsIjAxOTgwMDAwLTAwMDAtNzAwMC04MDAxLTAwMDAwMDAwMDAwMCIsIkZVOFdGaHhxSmZWRlJGc0ljTGs1UHVSVzY1MCJd"
                     *     }
                     */
                    "application/json": components["schemas"]["AuthoredDealPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSubscriptions: {
        parameters: {
            query?: never;
            header?: {
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The authors that an account follows. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "authors": [
                     *         {
                     *           "handle": "alice-martin",
                     *           "displayName": "Alice Martin",
                     *           "avatarUrl": "https://avatars.example.org/alice.png",
                     *           "badges": [
                     *             "certified"
                     *           ],
                     *           "createdAt": "2026-03-01T09:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Subscriptions"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listThemes: {
        parameters: {
            query?: {
                /**
                 * @description Each of its words, 8 at most, is the beginning of a word of the theme. In a catalog with more than 20,000 themes, the most frequent 20,000 are searched.
                 * @example count
                 */
                q?: string;
            };
            header?: {
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The themes of the public deals. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "themes": [
                     *         {
                     *           "theme": "counting",
                     *           "dealCount": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CatalogThemes"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCollections: {
        parameters: {
            query?: {
                /**
                 * @description Whether to list the deleted collections instead, which can still be restored.
                 * @example false
                 */
                deleted?: boolean;
                /**
                 * @description Which page to return, from 1.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description How many items a page has.
                 * @example 20
                 */
                pageSize?: number;
            };
            header?: {
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of collections. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "collections": [
                     *         {
                     *           "id": "01980000-0000-7000-8002-000000000000",
                     *           "ownerId": "demo|alice",
                     *           "title": "Counting, step by step",
                     *           "description": "Ten deals for lesson 4.",
                     *           "dealIds": [
                     *             "01980000-0000-7000-8001-000000000000"
                     *           ],
                     *           "publicEnabled": true,
                     *           "publicToken": "Vb7wqO1n2Zk4xTgYd0Rr8A",
                     *           "publicUrl": "https://dealbook.example.org/c/Vb7wqO1n2Zk4xTgYd0Rr8A",
                     *           "embeddable": false,
                     *           "studentView": {
                     *             "hands": "S",
                     *             "south": null,
                     *             "auction": true,
                     *             "commentary": false,
                     *             "doubleDummy": false,
                     *             "play": false
                     *           },
                     *           "views": {
                     *             "total": 14,
                     *             "last": "2026-03-02T18:05:12.345Z"
                     *           },
                     *           "availableFrom": "2026-03-01T09:30:00.000Z",
                     *           "availableUntil": "2026-06-30T22:00:00.000Z",
                     *           "archivedAt": null,
                     *           "degraded": false,
                     *           "createdAt": "2026-03-01T09:30:00.000Z",
                     *           "updatedAt": "2026-03-02T18:05:12.345Z"
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "pageSize": 20,
                     *         "total": 1,
                     *         "totalPages": 1,
                     *         "totalIsExact": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CollectionPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createCollection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to retry: for 24 hours, repeating it with the same key returns the first response, and it takes effect only once.
                 * @example 5f0c3d1e-7a52-4b43-9f57-1c5e0a2d9b64
                 */
                "idempotency-key"?: string;
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description A collection to be created. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Counting, step by step",
                 *       "description": "Ten deals for lesson 4.",
                 *       "dealIds": [
                 *         "01980000-0000-7000-8001-000000000000"
                 *       ],
                 *       "embeddable": false,
                 *       "studentView": {
                 *         "hands": "S",
                 *         "south": null,
                 *         "auction": true,
                 *         "commentary": false,
                 *         "doubleDummy": false,
                 *         "play": false
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CollectionInput"];
            };
        };
        responses: {
            /** @description An ordered set of deals, as its owner sees it. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8002-000000000000",
                     *       "ownerId": "demo|alice",
                     *       "title": "Counting, step by step",
                     *       "description": "Ten deals for lesson 4.",
                     *       "dealIds": [
                     *         "01980000-0000-7000-8001-000000000000"
                     *       ],
                     *       "publicEnabled": true,
                     *       "publicToken": "Vb7wqO1n2Zk4xTgYd0Rr8A",
                     *       "publicUrl": "https://dealbook.example.org/c/Vb7wqO1n2Zk4xTgYd0Rr8A",
                     *       "embeddable": false,
                     *       "studentView": {
                     *         "hands": "S",
                     *         "south": null,
                     *         "auction": true,
                     *         "commentary": false,
                     *         "doubleDummy": false,
                     *         "play": false
                     *       },
                     *       "views": {
                     *         "total": 14,
                     *         "last": "2026-03-02T18:05:12.345Z"
                     *       },
                     *       "availableFrom": "2026-03-01T09:30:00.000Z",
                     *       "availableUntil": "2026-06-30T22:00:00.000Z",
                     *       "archivedAt": null,
                     *       "degraded": false,
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-02T18:05:12.345Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Collection"];
                };
            };
            400: components["responses"]["MalformedJsonOrValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrImpersonationForbidden"];
            /** @description Not found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_NOT_FOUND" | "DEAL_NOT_FOUND";
                    };
                };
            };
            /** @description Conflicts with the current state */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "COLLECTION_CEILING_REACHED" | "IDEMPOTENCY_KEY_REUSED" | "QUOTA_EXCEEDED";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCollection: {
        parameters: {
            query?: {
                /** @description `deals` to get the deals along with the collection. */
                include?: "deals";
            };
            header?: {
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                /**
                 * @description The id of the collection.
                 * @example 01980000-0000-7000-8002-000000000000
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A collection, with its deals if requested. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8002-000000000000",
                     *       "ownerId": "demo|alice",
                     *       "title": "Counting, step by step",
                     *       "description": "Ten deals for lesson 4.",
                     *       "dealIds": [
                     *         "01980000-0000-7000-8001-000000000000"
                     *       ],
                     *       "publicEnabled": true,
                     *       "publicToken": "Vb7wqO1n2Zk4xTgYd0Rr8A",
                     *       "publicUrl": "https://dealbook.example.org/c/Vb7wqO1n2Zk4xTgYd0Rr8A",
                     *       "embeddable": false,
                     *       "studentView": {
                     *         "hands": "S",
                     *         "south": null,
                     *         "auction": true,
                     *         "commentary": false,
                     *         "doubleDummy": false,
                     *         "play": false
                     *       },
                     *       "views": {
                     *         "total": 14,
                     *         "last": "2026-03-02T18:05:12.345Z"
                     *       },
                     *       "availableFrom": "2026-03-01T09:30:00.000Z",
                     *       "availableUntil": "2026-06-30T22:00:00.000Z",
                     *       "archivedAt": null,
                     *       "degraded": false,
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-02T18:05:12.345Z",
                     *       "deals": [
                     *         {
                     *           "id": "01980000-0000-7000-8001-000000000000",
                     *           "ownerId": "demo|alice",
                     *           "title": "Counting the hand",
                     *           "boardNumber": 7,
                     *           "dealer": "S",
                     *           "vulnerability": "All",
                     *           "hands": {
                     *             "N": "KT82.A96.QJ5.952",
                     *             "E": "63.QJ82.T94.KQT4",
                     *             "S": "AQJ97.K4.A72.AJ6",
                     *             "W": "54.T753.K863.873"
                     *           },
                     *           "auction": [
                     *             "1S",
                     *             "P",
                     *             "3S",
                     *             "P",
                     *             "4S",
                     *             "P",
                     *             "P",
                     *             "P"
                     *           ],
                     *           "callNotes": [
                     *             {
                     *               "call": 2,
                     *               "text": "Invites game with four trumps.",
                     *               "alert": true,
                     *               "accepts": [
                     *                 "4S"
                     *               ]
                     *             }
                     *           ],
                     *           "contract": {
                     *             "level": 4,
                     *             "strain": "S",
                     *             "doubled": 0,
                     *             "declarer": "S"
                     *           },
                     *           "play": [
                     *             "H5",
                     *             "H6",
                     *             "HJ",
                     *             "HK"
                     *           ],
                     *           "result": 10,
                     *           "commentary": [
                     *             {
                     *               "type": "paragraph",
                     *               "children": [
                     *                 {
                     *                   "type": "text",
                     *                   "text": "Count the outstanding trumps first.",
                     *                   "bold": false,
                     *                   "italic": false
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "themes": [
                     *             "counting"
                     *           ],
                     *           "sharing": "public",
                     *           "lifecycle": "active",
                     *           "publishedAt": "2026-03-01T09:30:00.000Z",
                     *           "createdAt": "2026-03-01T09:30:00.000Z",
                     *           "updatedAt": "2026-03-02T18:05:12.345Z",
                     *           "personalThemes": [
                     *             "lesson 4"
                     *           ],
                     *           "inspirations": [
                     *             "Club night, board 7"
                     *           ],
                     *           "sharingGroupIds": [],
                     *           "supplement": [
                     *             {
                     *               "name": "Site",
                     *               "value": "Nice"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CollectionWithDeals"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFoundOrDealCollectionNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteCollection: {
        parameters: {
            query?: {
                /**
                 * @description Whether it is removed at once and can not be restored. A deleted collection can be removed too.
                 * @example false
                 */
                forever?: boolean;
            };
            header?: {
                /**
                 * @description The ETag from the GET. If it is stale, the request fails and nothing changes.
                 * @example "1-mY3uGWQFhHkcX0YlwW2eOkFOQ6M"
                 */
                "if-match"?: string;
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                /**
                 * @description The id of the collection.
                 * @example 01980000-0000-7000-8002-000000000000
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedJsonOrValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFoundOrDealCollectionNotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateCollection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag from the GET. If it is stale, the request fails and nothing changes.
                 * @example "1-mY3uGWQFhHkcX0YlwW2eOkFOQ6M"
                 */
                "if-match"?: string;
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                /**
                 * @description The id of the collection.
                 * @example 01980000-0000-7000-8002-000000000000
                 */
                id: string;
            };
            cookie?: never;
        };
        /** @description What to change in a collection. `null` removes the description and resets the other fields. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Counting, step by step",
                 *       "description": "Ten deals for lesson 4.",
                 *       "embeddable": false,
                 *       "studentView": {
                 *         "hands": "S",
                 *         "south": null,
                 *         "auction": true,
                 *         "commentary": false,
                 *         "doubleDummy": false,
                 *         "play": false
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CollectionPatch"];
                /**
                 * @example {
                 *       "title": "Counting, step by step",
                 *       "description": "Ten deals for lesson 4.",
                 *       "embeddable": false,
                 *       "studentView": {
                 *         "hands": "S",
                 *         "south": null,
                 *         "auction": true,
                 *         "commentary": false,
                 *         "doubleDummy": false,
                 *         "play": false
                 *       }
                 *     }
                 */
                "application/merge-patch+json": components["schemas"]["CollectionPatch"];
            };
        };
        responses: {
            /** @description An ordered set of deals, as its owner sees it. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8002-000000000000",
                     *       "ownerId": "demo|alice",
                     *       "title": "Counting, step by step",
                     *       "description": "Ten deals for lesson 4.",
                     *       "dealIds": [
                     *         "01980000-0000-7000-8001-000000000000"
                     *       ],
                     *       "publicEnabled": true,
                     *       "publicToken": "Vb7wqO1n2Zk4xTgYd0Rr8A",
                     *       "publicUrl": "https://dealbook.example.org/c/Vb7wqO1n2Zk4xTgYd0Rr8A",
                     *       "embeddable": false,
                     *       "studentView": {
                     *         "hands": "S",
                     *         "south": null,
                     *         "auction": true,
                     *         "commentary": false,
                     *         "doubleDummy": false,
                     *         "play": false
                     *       },
                     *       "views": {
                     *         "total": 14,
                     *         "last": "2026-03-02T18:05:12.345Z"
                     *       },
                     *       "availableFrom": "2026-03-01T09:30:00.000Z",
                     *       "availableUntil": "2026-06-30T22:00:00.000Z",
                     *       "archivedAt": null,
                     *       "degraded": false,
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-02T18:05:12.345Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Collection"];
                };
            };
            400: components["responses"]["MalformedJsonOrValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFoundOrDealCollectionNotFound"];
            409: components["responses"]["DealCollectionArchivedOrDealCollectionDegraded"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCollectionAsPbn: {
        parameters: {
            query?: {
                /**
                 * @description With `place`, the boards are numbered 1, 2, 3 and so on by their places: each is turned so that its dealer is that of the number, and has the vulnerability of the number. Nothing that is stored changes.
                 * @example place
                 */
                numbers?: "place";
                /**
                 * @description Turns each board so that this hand sits South: hands, dealer, vulnerability, auction and play turn with it; the board number and the commentary stay. `declarer` is the declarer's hand; a board without a contract stays as it is.
                 * @example declarer
                 */
                south?: "N" | "E" | "S" | "W" | "declarer";
            };
            header?: {
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                /**
                 * @description The id of the collection.
                 * @example 01980000-0000-7000-8002-000000000000
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file of boards */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example % PBN 2.1
                     *     % EXPORT
                     *     [Event "Counting the hand"]
                     *     [Site ""]
                     *     [Date ""]
                     *     [Board "7"]
                     *     [West ""]
                     *     [North ""]
                     *     [East ""]
                     *     [South ""]
                     *     [Dealer "S"]
                     *     [Vulnerable "All"]
                     *     [Deal "S:AQJ97.K4.A72.AJ6 54.T753.K863.873 KT82.A96.QJ5.952 63.QJ82.T94.KQT4"]
                     *     [Scoring ""]
                     *     [Declarer "S"]
                     *     [Contract "4S"]
                     *     [Result "10"]
                     *     [Title "Counting the hand"]
                     *     {Count the outstanding trumps first.}
                     *     [Auction "S"]
                     *     1S Pass 3S Pass
                     *     4S Pass Pass Pass
                     *     [Play "W"]
                     *     H5 H6 HJ HK
                     *     *
                     */
                    "application/x-pbn": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFoundOrDealCollectionNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    archiveCollection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag from the GET. If it is stale, the request fails and nothing changes.
                 * @example "1-mY3uGWQFhHkcX0YlwW2eOkFOQ6M"
                 */
                "if-match"?: string;
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                /**
                 * @description The id of the collection.
                 * @example 01980000-0000-7000-8002-000000000000
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An ordered set of deals, as its owner sees it. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8002-000000000000",
                     *       "ownerId": "demo|alice",
                     *       "title": "Counting, step by step",
                     *       "description": "Ten deals for lesson 4.",
                     *       "dealIds": [
                     *         "01980000-0000-7000-8001-000000000000"
                     *       ],
                     *       "publicEnabled": true,
                     *       "publicToken": "Vb7wqO1n2Zk4xTgYd0Rr8A",
                     *       "publicUrl": "https://dealbook.example.org/c/Vb7wqO1n2Zk4xTgYd0Rr8A",
                     *       "embeddable": false,
                     *       "studentView": {
                     *         "hands": "S",
                     *         "south": null,
                     *         "auction": true,
                     *         "commentary": false,
                     *         "doubleDummy": false,
                     *         "play": false
                     *       },
                     *       "views": {
                     *         "total": 14,
                     *         "last": "2026-03-02T18:05:12.345Z"
                     *       },
                     *       "availableFrom": "2026-03-01T09:30:00.000Z",
                     *       "availableUntil": "2026-06-30T22:00:00.000Z",
                     *       "archivedAt": null,
                     *       "degraded": false,
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-02T18:05:12.345Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Collection"];
                };
            };
            400: components["responses"]["MalformedJsonOrValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFoundOrDealCollectionNotFound"];
            /** @description Conflicts with the current state */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "DEAL_COLLECTION_DEGRADED";
                    };
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    arrangeCollection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag from the GET. If it is stale, the request fails and nothing changes.
                 * @example "1-mY3uGWQFhHkcX0YlwW2eOkFOQ6M"
                 */
                "if-match"?: string;
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                /**
                 * @description The id of the collection.
                 * @example 01980000-0000-7000-8002-000000000000
                 */
                id: string;
            };
            cookie?: never;
        };
        /** @description The new order of a collection. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "order": "boardNumber"
                 *     }
                 */
                "application/json": components["schemas"]["ArrangeInput"];
            };
        };
        responses: {
            /** @description An ordered set of deals, as its owner sees it. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8002-000000000000",
                     *       "ownerId": "demo|alice",
                     *       "title": "Counting, step by step",
                     *       "description": "Ten deals for lesson 4.",
                     *       "dealIds": [
                     *         "01980000-0000-7000-8001-000000000000"
                     *       ],
                     *       "publicEnabled": true,
                     *       "publicToken": "Vb7wqO1n2Zk4xTgYd0Rr8A",
                     *       "publicUrl": "https://dealbook.example.org/c/Vb7wqO1n2Zk4xTgYd0Rr8A",
                     *       "embeddable": false,
                     *       "studentView": {
                     *         "hands": "S",
                     *         "south": null,
                     *         "auction": true,
                     *         "commentary": false,
                     *         "doubleDummy": false,
                     *         "play": false
                     *       },
                     *       "views": {
                     *         "total": 14,
                     *         "last": "2026-03-02T18:05:12.345Z"
                     *       },
                     *       "availableFrom": "2026-03-01T09:30:00.000Z",
                     *       "availableUntil": "2026-06-30T22:00:00.000Z",
                     *       "archivedAt": null,
                     *       "degraded": false,
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-02T18:05:12.345Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Collection"];
                };
            };
            400: components["responses"]["MalformedJsonOrValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFoundOrDealCollectionNotFound"];
            409: components["responses"]["DealCollectionArchivedOrDealCollectionDegraded"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setCollectionDeals: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag from the GET. If it is stale, the request fails and nothing changes.
                 * @example "1-mY3uGWQFhHkcX0YlwW2eOkFOQ6M"
                 */
                "if-match"?: string;
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                /**
                 * @description The id of the collection.
                 * @example 01980000-0000-7000-8002-000000000000
                 */
                id: string;
            };
            cookie?: never;
        };
        /** @description The deals that a collection is to hold. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dealIds": [
                 *         "01980000-0000-7000-8001-000000000000"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CollectionDealsInput"];
            };
        };
        responses: {
            /** @description An ordered set of deals, as its owner sees it. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8002-000000000000",
                     *       "ownerId": "demo|alice",
                     *       "title": "Counting, step by step",
                     *       "description": "Ten deals for lesson 4.",
                     *       "dealIds": [
                     *         "01980000-0000-7000-8001-000000000000"
                     *       ],
                     *       "publicEnabled": true,
                     *       "publicToken": "Vb7wqO1n2Zk4xTgYd0Rr8A",
                     *       "publicUrl": "https://dealbook.example.org/c/Vb7wqO1n2Zk4xTgYd0Rr8A",
                     *       "embeddable": false,
                     *       "studentView": {
                     *         "hands": "S",
                     *         "south": null,
                     *         "auction": true,
                     *         "commentary": false,
                     *         "doubleDummy": false,
                     *         "play": false
                     *       },
                     *       "views": {
                     *         "total": 14,
                     *         "last": "2026-03-02T18:05:12.345Z"
                     *       },
                     *       "availableFrom": "2026-03-01T09:30:00.000Z",
                     *       "availableUntil": "2026-06-30T22:00:00.000Z",
                     *       "archivedAt": null,
                     *       "degraded": false,
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-02T18:05:12.345Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Collection"];
                };
            };
            400: components["responses"]["MalformedJsonOrValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrImpersonationForbidden"];
            /** @description Not found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_NOT_FOUND" | "DEAL_COLLECTION_NOT_FOUND" | "DEAL_NOT_FOUND";
                    };
                };
            };
            409: components["responses"]["DealCollectionArchivedOrDealCollectionDegraded"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCollectionExposure: {
        parameters: {
            query?: never;
            header?: {
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                /**
                 * @description The id of the collection.
                 * @example 01980000-0000-7000-8002-000000000000
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Shown in the catalog as long as every rule passes. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "exposed": true,
                     *       "rules": [
                     *         {
                     *           "rule": "dealPublic",
                     *           "passes": true,
                     *           "detail": "The deal is public."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Exposure"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFoundOrDealCollectionNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    openPublicLink: {
        parameters: {
            query?: {
                /**
                 * @description Whether to create a new token.
                 * @example false
                 */
                rotate?: boolean;
            };
            header?: {
                /**
                 * @description The ETag from the GET. If it is stale, the request fails and nothing changes.
                 * @example "1-mY3uGWQFhHkcX0YlwW2eOkFOQ6M"
                 */
                "if-match"?: string;
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                /**
                 * @description The id of the collection.
                 * @example 01980000-0000-7000-8002-000000000000
                 */
                id: string;
            };
            cookie?: never;
        };
        /** @description When a public link works. Left out: always. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "availableFrom": "2026-03-01T09:30:00.000Z",
                 *       "availableUntil": "2026-06-30T22:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["PublicLinkInput"] | null;
            };
        };
        responses: {
            /** @description An ordered set of deals, as its owner sees it. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8002-000000000000",
                     *       "ownerId": "demo|alice",
                     *       "title": "Counting, step by step",
                     *       "description": "Ten deals for lesson 4.",
                     *       "dealIds": [
                     *         "01980000-0000-7000-8001-000000000000"
                     *       ],
                     *       "publicEnabled": true,
                     *       "publicToken": "Vb7wqO1n2Zk4xTgYd0Rr8A",
                     *       "publicUrl": "https://dealbook.example.org/c/Vb7wqO1n2Zk4xTgYd0Rr8A",
                     *       "embeddable": false,
                     *       "studentView": {
                     *         "hands": "S",
                     *         "south": null,
                     *         "auction": true,
                     *         "commentary": false,
                     *         "doubleDummy": false,
                     *         "play": false
                     *       },
                     *       "views": {
                     *         "total": 14,
                     *         "last": "2026-03-02T18:05:12.345Z"
                     *       },
                     *       "availableFrom": "2026-03-01T09:30:00.000Z",
                     *       "availableUntil": "2026-06-30T22:00:00.000Z",
                     *       "archivedAt": null,
                     *       "degraded": false,
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-02T18:05:12.345Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Collection"];
                };
            };
            400: components["responses"]["MalformedJsonOrValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFoundOrDealCollectionNotFound"];
            409: components["responses"]["DealCollectionArchivedOrDealCollectionDegraded"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    closePublicLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag from the GET. If it is stale, the request fails and nothing changes.
                 * @example "1-mY3uGWQFhHkcX0YlwW2eOkFOQ6M"
                 */
                "if-match"?: string;
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                /**
                 * @description The id of the collection.
                 * @example 01980000-0000-7000-8002-000000000000
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An ordered set of deals, as its owner sees it. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8002-000000000000",
                     *       "ownerId": "demo|alice",
                     *       "title": "Counting, step by step",
                     *       "description": "Ten deals for lesson 4.",
                     *       "dealIds": [
                     *         "01980000-0000-7000-8001-000000000000"
                     *       ],
                     *       "publicEnabled": true,
                     *       "publicToken": "Vb7wqO1n2Zk4xTgYd0Rr8A",
                     *       "publicUrl": "https://dealbook.example.org/c/Vb7wqO1n2Zk4xTgYd0Rr8A",
                     *       "embeddable": false,
                     *       "studentView": {
                     *         "hands": "S",
                     *         "south": null,
                     *         "auction": true,
                     *         "commentary": false,
                     *         "doubleDummy": false,
                     *         "play": false
                     *       },
                     *       "views": {
                     *         "total": 14,
                     *         "last": "2026-03-02T18:05:12.345Z"
                     *       },
                     *       "availableFrom": "2026-03-01T09:30:00.000Z",
                     *       "availableUntil": "2026-06-30T22:00:00.000Z",
                     *       "archivedAt": null,
                     *       "degraded": false,
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-02T18:05:12.345Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Collection"];
                };
            };
            400: components["responses"]["MalformedJsonOrValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFoundOrDealCollectionNotFound"];
            409: components["responses"]["DealCollectionArchivedOrDealCollectionDegraded"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    restoreCollection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag from the GET. If it is stale, the request fails and nothing changes.
                 * @example "1-mY3uGWQFhHkcX0YlwW2eOkFOQ6M"
                 */
                "if-match"?: string;
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                /**
                 * @description The id of the collection.
                 * @example 01980000-0000-7000-8002-000000000000
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An ordered set of deals, as its owner sees it. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8002-000000000000",
                     *       "ownerId": "demo|alice",
                     *       "title": "Counting, step by step",
                     *       "description": "Ten deals for lesson 4.",
                     *       "dealIds": [
                     *         "01980000-0000-7000-8001-000000000000"
                     *       ],
                     *       "publicEnabled": true,
                     *       "publicToken": "Vb7wqO1n2Zk4xTgYd0Rr8A",
                     *       "publicUrl": "https://dealbook.example.org/c/Vb7wqO1n2Zk4xTgYd0Rr8A",
                     *       "embeddable": false,
                     *       "studentView": {
                     *         "hands": "S",
                     *         "south": null,
                     *         "auction": true,
                     *         "commentary": false,
                     *         "doubleDummy": false,
                     *         "play": false
                     *       },
                     *       "views": {
                     *         "total": 14,
                     *         "last": "2026-03-02T18:05:12.345Z"
                     *       },
                     *       "availableFrom": "2026-03-01T09:30:00.000Z",
                     *       "availableUntil": "2026-06-30T22:00:00.000Z",
                     *       "archivedAt": null,
                     *       "degraded": false,
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-02T18:05:12.345Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Collection"];
                };
            };
            400: components["responses"]["MalformedJsonOrValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFoundOrDealCollectionNotFound"];
            /** @description Conflicts with the current state */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "COLLECTION_CEILING_REACHED";
                    };
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    unarchiveCollection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag from the GET. If it is stale, the request fails and nothing changes.
                 * @example "1-mY3uGWQFhHkcX0YlwW2eOkFOQ6M"
                 */
                "if-match"?: string;
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                /**
                 * @description The id of the collection.
                 * @example 01980000-0000-7000-8002-000000000000
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An ordered set of deals, as its owner sees it. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8002-000000000000",
                     *       "ownerId": "demo|alice",
                     *       "title": "Counting, step by step",
                     *       "description": "Ten deals for lesson 4.",
                     *       "dealIds": [
                     *         "01980000-0000-7000-8001-000000000000"
                     *       ],
                     *       "publicEnabled": true,
                     *       "publicToken": "Vb7wqO1n2Zk4xTgYd0Rr8A",
                     *       "publicUrl": "https://dealbook.example.org/c/Vb7wqO1n2Zk4xTgYd0Rr8A",
                     *       "embeddable": false,
                     *       "studentView": {
                     *         "hands": "S",
                     *         "south": null,
                     *         "auction": true,
                     *         "commentary": false,
                     *         "doubleDummy": false,
                     *         "play": false
                     *       },
                     *       "views": {
                     *         "total": 14,
                     *         "last": "2026-03-02T18:05:12.345Z"
                     *       },
                     *       "availableFrom": "2026-03-01T09:30:00.000Z",
                     *       "availableUntil": "2026-06-30T22:00:00.000Z",
                     *       "archivedAt": null,
                     *       "degraded": false,
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-02T18:05:12.345Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Collection"];
                };
            };
            400: components["responses"]["MalformedJsonOrValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFoundOrDealCollectionNotFound"];
            /** @description Conflicts with the current state */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "COLLECTION_CEILING_REACHED" | "DEAL_COLLECTION_DEGRADED";
                    };
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDeals: {
        parameters: {
            query?: {
                /**
                 * @description Only boards with this number.
                 * @example 7
                 */
                boardNumber?: number;
                /**
                 * @description Only the deals in this collection.
                 * @example 01980000-0000-7000-8002-000000000000
                 */
                collectionId?: string;
                /**
                 * @description Only boards with this contract: `4S` undoubled, `3NTX`, `6HXX`, `pass` if it was passed out, or `game` for any game below slam.
                 * @example 4S
                 */
                contract?: string;
                /**
                 * @description Only deals that were created at this time or later.
                 * @example 2026-03-01T09:30:00.000Z
                 */
                createdFrom?: string;
                /**
                 * @description Only deals that were created before this time.
                 * @example 2026-04-01T00:00:00.000Z
                 */
                createdUntil?: string;
                /**
                 * @description Only boards that this seat deals.
                 * @example S
                 */
                dealer?: components["schemas"]["Seat"];
                /**
                 * @description Only boards that this seat declares.
                 * @example S
                 */
                declarer?: components["schemas"]["Seat"];
                /**
                 * @description Only deals with this lifecycle.
                 * @example active
                 */
                lifecycle?: components["schemas"]["Lifecycle"];
                /**
                 * @description Which page to return, from 1.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description How many items a page has.
                 * @example 20
                 */
                pageSize?: number;
                /**
                 * @description Only deals that have, for each word of this text, a word that starts with it in the title or a theme. Case and accents do not matter. At most 8 words.
                 * @example Counting the hand
                 */
                q?: string;
                /**
                 * @description Only deals that are shared in this way.
                 * @example public
                 */
                sharing?: components["schemas"]["Sharing"];
                /**
                 * @description Only deals that are shared with this group.
                 * @example 01980000-0000-7000-8003-000000000000
                 */
                sharingGroupId?: string;
                /**
                 * @description The order of the list. Prefix with `-` for descending order. Deals without a value come last both ways; equal ones stand in the order in which they were made.
                 * @example -createdAt
                 */
                sort?: "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt" | "publishedAt" | "-publishedAt" | "title" | "-title" | "boardNumber" | "-boardNumber";
                /**
                 * @description Only deals with this theme; may be repeated, and all of them have to be there.
                 * @example [
                 *       "counting"
                 *     ]
                 */
                theme?: string[];
                /**
                 * @description Only boards with this vulnerability.
                 * @example All
                 */
                vulnerability?: components["schemas"]["Vulnerability"];
            };
            header?: {
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deals. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deals": [
                     *         {
                     *           "id": "01980000-0000-7000-8001-000000000000",
                     *           "ownerId": "demo|alice",
                     *           "title": "Counting the hand",
                     *           "boardNumber": 7,
                     *           "dealer": "S",
                     *           "vulnerability": "All",
                     *           "hands": {
                     *             "N": "KT82.A96.QJ5.952",
                     *             "E": "63.QJ82.T94.KQT4",
                     *             "S": "AQJ97.K4.A72.AJ6",
                     *             "W": "54.T753.K863.873"
                     *           },
                     *           "auction": [
                     *             "1S",
                     *             "P",
                     *             "3S",
                     *             "P",
                     *             "4S",
                     *             "P",
                     *             "P",
                     *             "P"
                     *           ],
                     *           "callNotes": [
                     *             {
                     *               "call": 2,
                     *               "text": "Invites game with four trumps.",
                     *               "alert": true,
                     *               "accepts": [
                     *                 "4S"
                     *               ]
                     *             }
                     *           ],
                     *           "contract": {
                     *             "level": 4,
                     *             "strain": "S",
                     *             "doubled": 0,
                     *             "declarer": "S"
                     *           },
                     *           "play": [
                     *             "H5",
                     *             "H6",
                     *             "HJ",
                     *             "HK"
                     *           ],
                     *           "result": 10,
                     *           "commentary": [
                     *             {
                     *               "type": "paragraph",
                     *               "children": [
                     *                 {
                     *                   "type": "text",
                     *                   "text": "Count the outstanding trumps first.",
                     *                   "bold": false,
                     *                   "italic": false
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "themes": [
                     *             "counting"
                     *           ],
                     *           "sharing": "public",
                     *           "lifecycle": "active",
                     *           "publishedAt": "2026-03-01T09:30:00.000Z",
                     *           "createdAt": "2026-03-01T09:30:00.000Z",
                     *           "updatedAt": "2026-03-02T18:05:12.345Z",
                     *           "personalThemes": [
                     *             "lesson 4"
                     *           ],
                     *           "inspirations": [
                     *             "Club night, board 7"
                     *           ],
                     *           "sharingGroupIds": [],
                     *           "supplement": [
                     *             {
                     *               "name": "Site",
                     *               "value": "Nice"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "pageSize": 20,
                     *         "total": 1,
                     *         "totalPages": 1,
                     *         "totalIsExact": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DealPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFoundOrDealCollectionNotFoundOrSharingGroupNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createDeal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to retry: for 24 hours, repeating it with the same key returns the first response, and it takes effect only once.
                 * @example 5f0c3d1e-7a52-4b43-9f57-1c5e0a2d9b64
                 */
                "idempotency-key"?: string;
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description A deal to be stored. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Counting the hand",
                 *       "boardNumber": 7,
                 *       "dealer": "S",
                 *       "vulnerability": "All",
                 *       "hands": {
                 *         "N": "KT82.A96.QJ5.952",
                 *         "E": "63.QJ82.T94.KQT4",
                 *         "S": "AQJ97.K4.A72.AJ6",
                 *         "W": "54.T753.K863.873"
                 *       },
                 *       "auction": [
                 *         "1S",
                 *         "P",
                 *         "3S",
                 *         "P",
                 *         "4S",
                 *         "P",
                 *         "P",
                 *         "P"
                 *       ],
                 *       "callNotes": [
                 *         {
                 *           "call": 2,
                 *           "text": "Invites game with four trumps.",
                 *           "alert": true,
                 *           "accepts": [
                 *             "4S"
                 *           ]
                 *         }
                 *       ],
                 *       "play": [
                 *         "H5",
                 *         "H6",
                 *         "HJ",
                 *         "HK"
                 *       ],
                 *       "result": 10,
                 *       "commentary": [
                 *         {
                 *           "type": "paragraph",
                 *           "children": [
                 *             {
                 *               "type": "text",
                 *               "text": "Count the outstanding trumps first.",
                 *               "bold": false,
                 *               "italic": false
                 *             }
                 *           ]
                 *         }
                 *       ],
                 *       "themes": [
                 *         "counting"
                 *       ],
                 *       "personalThemes": [
                 *         "lesson 4"
                 *       ],
                 *       "inspirations": [
                 *         "Club night, board 7"
                 *       ],
                 *       "sharing": "group",
                 *       "sharingGroupIds": [
                 *         "01980000-0000-7000-8003-000000000000"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DealInput"];
            };
        };
        responses: {
            /** @description A deal as its owner and internal backends see it. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8001-000000000000",
                     *       "ownerId": "demo|alice",
                     *       "title": "Counting the hand",
                     *       "boardNumber": 7,
                     *       "dealer": "S",
                     *       "vulnerability": "All",
                     *       "hands": {
                     *         "N": "KT82.A96.QJ5.952",
                     *         "E": "63.QJ82.T94.KQT4",
                     *         "S": "AQJ97.K4.A72.AJ6",
                     *         "W": "54.T753.K863.873"
                     *       },
                     *       "auction": [
                     *         "1S",
                     *         "P",
                     *         "3S",
                     *         "P",
                     *         "4S",
                     *         "P",
                     *         "P",
                     *         "P"
                     *       ],
                     *       "callNotes": [
                     *         {
                     *           "call": 2,
                     *           "text": "Invites game with four trumps.",
                     *           "alert": true,
                     *           "accepts": [
                     *             "4S"
                     *           ]
                     *         }
                     *       ],
                     *       "contract": {
                     *         "level": 4,
                     *         "strain": "S",
                     *         "doubled": 0,
                     *         "declarer": "S"
                     *       },
                     *       "play": [
                     *         "H5",
                     *         "H6",
                     *         "HJ",
                     *         "HK"
                     *       ],
                     *       "result": 10,
                     *       "commentary": [
                     *         {
                     *           "type": "paragraph",
                     *           "children": [
                     *             {
                     *               "type": "text",
                     *               "text": "Count the outstanding trumps first.",
                     *               "bold": false,
                     *               "italic": false
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "themes": [
                     *         "counting"
                     *       ],
                     *       "sharing": "public",
                     *       "lifecycle": "active",
                     *       "publishedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-02T18:05:12.345Z",
                     *       "personalThemes": [
                     *         "lesson 4"
                     *       ],
                     *       "inspirations": [
                     *         "Club night, board 7"
                     *       ],
                     *       "sharingGroupIds": [],
                     *       "supplement": [
                     *         {
                     *           "name": "Site",
                     *           "value": "Nice"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Deal"];
                };
            };
            400: components["responses"]["MalformedJsonOrValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrImpersonationForbidden"];
            /** @description Not found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_NOT_FOUND" | "SHARING_GROUP_NOT_FOUND";
                    };
                };
            };
            409: components["responses"]["IdempotencyKeyReusedOrQuotaExceeded"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateDeals: {
        parameters: {
            query?: never;
            header?: {
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description A change to several deals, all or none of them. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "01980000-0000-7000-8001-000000000000"
                 *       ],
                 *       "set": {
                 *         "sharing": "group",
                 *         "sharingGroupIds": [
                 *           "01980000-0000-7000-8003-000000000000"
                 *         ],
                 *         "themes": [
                 *           "counting"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["DealBatch"];
            };
        };
        responses: {
            /** @description Deals that were changed together. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deals": [
                     *         {
                     *           "id": "01980000-0000-7000-8001-000000000000",
                     *           "ownerId": "demo|alice",
                     *           "title": "Counting the hand",
                     *           "boardNumber": 7,
                     *           "dealer": "S",
                     *           "vulnerability": "All",
                     *           "hands": {
                     *             "N": "KT82.A96.QJ5.952",
                     *             "E": "63.QJ82.T94.KQT4",
                     *             "S": "AQJ97.K4.A72.AJ6",
                     *             "W": "54.T753.K863.873"
                     *           },
                     *           "auction": [
                     *             "1S",
                     *             "P",
                     *             "3S",
                     *             "P",
                     *             "4S",
                     *             "P",
                     *             "P",
                     *             "P"
                     *           ],
                     *           "callNotes": [
                     *             {
                     *               "call": 2,
                     *               "text": "Invites game with four trumps.",
                     *               "alert": true,
                     *               "accepts": [
                     *                 "4S"
                     *               ]
                     *             }
                     *           ],
                     *           "contract": {
                     *             "level": 4,
                     *             "strain": "S",
                     *             "doubled": 0,
                     *             "declarer": "S"
                     *           },
                     *           "play": [
                     *             "H5",
                     *             "H6",
                     *             "HJ",
                     *             "HK"
                     *           ],
                     *           "result": 10,
                     *           "commentary": [
                     *             {
                     *               "type": "paragraph",
                     *               "children": [
                     *                 {
                     *                   "type": "text",
                     *                   "text": "Count the outstanding trumps first.",
                     *                   "bold": false,
                     *                   "italic": false
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "themes": [
                     *             "counting"
                     *           ],
                     *           "sharing": "public",
                     *           "lifecycle": "active",
                     *           "publishedAt": "2026-03-01T09:30:00.000Z",
                     *           "createdAt": "2026-03-01T09:30:00.000Z",
                     *           "updatedAt": "2026-03-02T18:05:12.345Z",
                     *           "personalThemes": [
                     *             "lesson 4"
                     *           ],
                     *           "inspirations": [
                     *             "Club night, board 7"
                     *           ],
                     *           "sharingGroupIds": [],
                     *           "supplement": [
                     *             {
                     *               "name": "Site",
                     *               "value": "Nice"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["UpdatedDeals"];
                };
            };
            400: components["responses"]["MalformedJsonOrValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrImpersonationForbidden"];
            /** @description Not found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_NOT_FOUND" | "DEAL_NOT_FOUND" | "SHARING_GROUP_NOT_FOUND";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDealsAsPbn: {
        parameters: {
            query?: {
                /**
                 * @description Only boards with this number.
                 * @example 7
                 */
                boardNumber?: number;
                /**
                 * @description Only the deals in this collection.
                 * @example 01980000-0000-7000-8002-000000000000
                 */
                collectionId?: string;
                /**
                 * @description Only boards with this contract: `4S` undoubled, `3NTX`, `6HXX`, `pass` if it was passed out, or `game` for any game below slam.
                 * @example 4S
                 */
                contract?: string;
                /**
                 * @description Only deals that were created at this time or later.
                 * @example 2026-03-01T09:30:00.000Z
                 */
                createdFrom?: string;
                /**
                 * @description Only deals that were created before this time.
                 * @example 2026-04-01T00:00:00.000Z
                 */
                createdUntil?: string;
                /**
                 * @description Only boards that this seat deals.
                 * @example S
                 */
                dealer?: components["schemas"]["Seat"];
                /**
                 * @description Only boards that this seat declares.
                 * @example S
                 */
                declarer?: components["schemas"]["Seat"];
                /**
                 * @description Only deals with this lifecycle.
                 * @example active
                 */
                lifecycle?: components["schemas"]["Lifecycle"];
                /**
                 * @description Only deals that have, for each word of this text, a word that starts with it in the title or a theme. Case and accents do not matter. At most 8 words.
                 * @example Counting the hand
                 */
                q?: string;
                /**
                 * @description Only deals that are shared in this way.
                 * @example public
                 */
                sharing?: components["schemas"]["Sharing"];
                /**
                 * @description Only deals that are shared with this group.
                 * @example 01980000-0000-7000-8003-000000000000
                 */
                sharingGroupId?: string;
                /**
                 * @description The order of the list. Prefix with `-` for descending order. Deals without a value come last both ways; equal ones stand in the order in which they were made.
                 * @example -createdAt
                 */
                sort?: "createdAt" | "-createdAt" | "updatedAt" | "-updatedAt" | "publishedAt" | "-publishedAt" | "title" | "-title" | "boardNumber" | "-boardNumber";
                /**
                 * @description Turns each board so that this hand sits South: hands, dealer, vulnerability, auction and play turn with it; the board number and the commentary stay. `declarer` is the declarer's hand; a board without a contract stays as it is.
                 * @example declarer
                 */
                south?: "N" | "E" | "S" | "W" | "declarer";
                /**
                 * @description Only deals with this theme; may be repeated, and all of them have to be there.
                 * @example [
                 *       "counting"
                 *     ]
                 */
                theme?: string[];
                /**
                 * @description Only boards with this vulnerability.
                 * @example All
                 */
                vulnerability?: components["schemas"]["Vulnerability"];
            };
            header?: {
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file of boards */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example % PBN 2.1
                     *     % EXPORT
                     *     [Event "Counting the hand"]
                     *     [Site ""]
                     *     [Date ""]
                     *     [Board "7"]
                     *     [West ""]
                     *     [North ""]
                     *     [East ""]
                     *     [South ""]
                     *     [Dealer "S"]
                     *     [Vulnerable "All"]
                     *     [Deal "S:AQJ97.K4.A72.AJ6 54.T753.K863.873 KT82.A96.QJ5.952 63.QJ82.T94.KQT4"]
                     *     [Scoring ""]
                     *     [Declarer "S"]
                     *     [Contract "4S"]
                     *     [Result "10"]
                     *     [Title "Counting the hand"]
                     *     {Count the outstanding trumps first.}
                     *     [Auction "S"]
                     *     1S Pass 3S Pass
                     *     4S Pass Pass Pass
                     *     [Play "W"]
                     *     H5 H6 HJ HK
                     *     *
                     */
                    "application/x-pbn": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFoundOrDealCollectionNotFoundOrSharingGroupNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDeal: {
        parameters: {
            query?: never;
            header?: {
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                /**
                 * @description The id of the deal.
                 * @example 01980000-0000-7000-8001-000000000000
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A deal as the caller may see it. Only its owner gets the personal fields. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8001-000000000000",
                     *       "ownerId": "demo|alice",
                     *       "title": "Counting the hand",
                     *       "boardNumber": 7,
                     *       "dealer": "S",
                     *       "vulnerability": "All",
                     *       "hands": {
                     *         "N": "KT82.A96.QJ5.952",
                     *         "E": "63.QJ82.T94.KQT4",
                     *         "S": "AQJ97.K4.A72.AJ6",
                     *         "W": "54.T753.K863.873"
                     *       },
                     *       "auction": [
                     *         "1S",
                     *         "P",
                     *         "3S",
                     *         "P",
                     *         "4S",
                     *         "P",
                     *         "P",
                     *         "P"
                     *       ],
                     *       "callNotes": [
                     *         {
                     *           "call": 2,
                     *           "text": "Invites game with four trumps.",
                     *           "alert": true,
                     *           "accepts": [
                     *             "4S"
                     *           ]
                     *         }
                     *       ],
                     *       "contract": {
                     *         "level": 4,
                     *         "strain": "S",
                     *         "doubled": 0,
                     *         "declarer": "S"
                     *       },
                     *       "play": [
                     *         "H5",
                     *         "H6",
                     *         "HJ",
                     *         "HK"
                     *       ],
                     *       "result": 10,
                     *       "commentary": [
                     *         {
                     *           "type": "paragraph",
                     *           "children": [
                     *             {
                     *               "type": "text",
                     *               "text": "Count the outstanding trumps first.",
                     *               "bold": false,
                     *               "italic": false
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "themes": [
                     *         "counting"
                     *       ],
                     *       "sharing": "public",
                     *       "lifecycle": "active",
                     *       "publishedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-02T18:05:12.345Z",
                     *       "personalThemes": [
                     *         "lesson 4"
                     *       ],
                     *       "inspirations": [
                     *         "Club night, board 7"
                     *       ],
                     *       "sharingGroupIds": [],
                     *       "supplement": [
                     *         {
                     *           "name": "Site",
                     *           "value": "Nice"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ReadableDeal"];
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; there is no body. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFoundOrDealNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    replaceDeal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag from the GET. If it is stale, the request fails and nothing changes.
                 * @example "1-mY3uGWQFhHkcX0YlwW2eOkFOQ6M"
                 */
                "if-match"?: string;
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                /**
                 * @description The id of the deal.
                 * @example 01980000-0000-7000-8001-000000000000
                 */
                id: string;
            };
            cookie?: never;
        };
        /** @description A deal to be stored. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Counting the hand",
                 *       "boardNumber": 7,
                 *       "dealer": "S",
                 *       "vulnerability": "All",
                 *       "hands": {
                 *         "N": "KT82.A96.QJ5.952",
                 *         "E": "63.QJ82.T94.KQT4",
                 *         "S": "AQJ97.K4.A72.AJ6",
                 *         "W": "54.T753.K863.873"
                 *       },
                 *       "auction": [
                 *         "1S",
                 *         "P",
                 *         "3S",
                 *         "P",
                 *         "4S",
                 *         "P",
                 *         "P",
                 *         "P"
                 *       ],
                 *       "callNotes": [
                 *         {
                 *           "call": 2,
                 *           "text": "Invites game with four trumps.",
                 *           "alert": true,
                 *           "accepts": [
                 *             "4S"
                 *           ]
                 *         }
                 *       ],
                 *       "play": [
                 *         "H5",
                 *         "H6",
                 *         "HJ",
                 *         "HK"
                 *       ],
                 *       "result": 10,
                 *       "commentary": [
                 *         {
                 *           "type": "paragraph",
                 *           "children": [
                 *             {
                 *               "type": "text",
                 *               "text": "Count the outstanding trumps first.",
                 *               "bold": false,
                 *               "italic": false
                 *             }
                 *           ]
                 *         }
                 *       ],
                 *       "themes": [
                 *         "counting"
                 *       ],
                 *       "personalThemes": [
                 *         "lesson 4"
                 *       ],
                 *       "inspirations": [
                 *         "Club night, board 7"
                 *       ],
                 *       "sharing": "group",
                 *       "sharingGroupIds": [
                 *         "01980000-0000-7000-8003-000000000000"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DealInput"];
            };
        };
        responses: {
            /** @description A deal as its owner and internal backends see it. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8001-000000000000",
                     *       "ownerId": "demo|alice",
                     *       "title": "Counting the hand",
                     *       "boardNumber": 7,
                     *       "dealer": "S",
                     *       "vulnerability": "All",
                     *       "hands": {
                     *         "N": "KT82.A96.QJ5.952",
                     *         "E": "63.QJ82.T94.KQT4",
                     *         "S": "AQJ97.K4.A72.AJ6",
                     *         "W": "54.T753.K863.873"
                     *       },
                     *       "auction": [
                     *         "1S",
                     *         "P",
                     *         "3S",
                     *         "P",
                     *         "4S",
                     *         "P",
                     *         "P",
                     *         "P"
                     *       ],
                     *       "callNotes": [
                     *         {
                     *           "call": 2,
                     *           "text": "Invites game with four trumps.",
                     *           "alert": true,
                     *           "accepts": [
                     *             "4S"
                     *           ]
                     *         }
                     *       ],
                     *       "contract": {
                     *         "level": 4,
                     *         "strain": "S",
                     *         "doubled": 0,
                     *         "declarer": "S"
                     *       },
                     *       "play": [
                     *         "H5",
                     *         "H6",
                     *         "HJ",
                     *         "HK"
                     *       ],
                     *       "result": 10,
                     *       "commentary": [
                     *         {
                     *           "type": "paragraph",
                     *           "children": [
                     *             {
                     *               "type": "text",
                     *               "text": "Count the outstanding trumps first.",
                     *               "bold": false,
                     *               "italic": false
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "themes": [
                     *         "counting"
                     *       ],
                     *       "sharing": "public",
                     *       "lifecycle": "active",
                     *       "publishedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-02T18:05:12.345Z",
                     *       "personalThemes": [
                     *         "lesson 4"
                     *       ],
                     *       "inspirations": [
                     *         "Club night, board 7"
                     *       ],
                     *       "sharingGroupIds": [],
                     *       "supplement": [
                     *         {
                     *           "name": "Site",
                     *           "value": "Nice"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Deal"];
                };
            };
            400: components["responses"]["MalformedJsonOrValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFoundOrDealNotFoundOrSharingGroupNotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteDeal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag from the GET. If it is stale, the request fails and nothing changes.
                 * @example "1-mY3uGWQFhHkcX0YlwW2eOkFOQ6M"
                 */
                "if-match"?: string;
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                /**
                 * @description The id of the deal.
                 * @example 01980000-0000-7000-8001-000000000000
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedJsonOrValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFoundOrDealNotFound"];
            409: components["responses"]["DealNotTrashed"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateDeal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag from the GET. If it is stale, the request fails and nothing changes.
                 * @example "1-mY3uGWQFhHkcX0YlwW2eOkFOQ6M"
                 */
                "if-match"?: string;
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                /**
                 * @description The id of the deal.
                 * @example 01980000-0000-7000-8001-000000000000
                 */
                id: string;
            };
            cookie?: never;
        };
        /** @description What to change in a deal. Fields that are left out stay; `null` resets a field. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Counting trumps",
                 *       "themes": [
                 *         "counting",
                 *         "trumps"
                 *       ],
                 *       "boardNumber": null
                 *     }
                 */
                "application/json": components["schemas"]["DealPatch"];
                /**
                 * @example {
                 *       "title": "Counting trumps",
                 *       "themes": [
                 *         "counting",
                 *         "trumps"
                 *       ],
                 *       "boardNumber": null
                 *     }
                 */
                "application/merge-patch+json": components["schemas"]["DealPatch"];
            };
        };
        responses: {
            /** @description A deal as its owner and internal backends see it. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8001-000000000000",
                     *       "ownerId": "demo|alice",
                     *       "title": "Counting the hand",
                     *       "boardNumber": 7,
                     *       "dealer": "S",
                     *       "vulnerability": "All",
                     *       "hands": {
                     *         "N": "KT82.A96.QJ5.952",
                     *         "E": "63.QJ82.T94.KQT4",
                     *         "S": "AQJ97.K4.A72.AJ6",
                     *         "W": "54.T753.K863.873"
                     *       },
                     *       "auction": [
                     *         "1S",
                     *         "P",
                     *         "3S",
                     *         "P",
                     *         "4S",
                     *         "P",
                     *         "P",
                     *         "P"
                     *       ],
                     *       "callNotes": [
                     *         {
                     *           "call": 2,
                     *           "text": "Invites game with four trumps.",
                     *           "alert": true,
                     *           "accepts": [
                     *             "4S"
                     *           ]
                     *         }
                     *       ],
                     *       "contract": {
                     *         "level": 4,
                     *         "strain": "S",
                     *         "doubled": 0,
                     *         "declarer": "S"
                     *       },
                     *       "play": [
                     *         "H5",
                     *         "H6",
                     *         "HJ",
                     *         "HK"
                     *       ],
                     *       "result": 10,
                     *       "commentary": [
                     *         {
                     *           "type": "paragraph",
                     *           "children": [
                     *             {
                     *               "type": "text",
                     *               "text": "Count the outstanding trumps first.",
                     *               "bold": false,
                     *               "italic": false
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "themes": [
                     *         "counting"
                     *       ],
                     *       "sharing": "public",
                     *       "lifecycle": "active",
                     *       "publishedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-02T18:05:12.345Z",
                     *       "personalThemes": [
                     *         "lesson 4"
                     *       ],
                     *       "inspirations": [
                     *         "Club night, board 7"
                     *       ],
                     *       "sharingGroupIds": [],
                     *       "supplement": [
                     *         {
                     *           "name": "Site",
                     *           "value": "Nice"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Deal"];
                };
            };
            400: components["responses"]["MalformedJsonOrValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFoundOrDealNotFoundOrSharingGroupNotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDealAsLin: {
        parameters: {
            query?: {
                /**
                 * @description Turns each board so that this hand sits South: hands, dealer, vulnerability, auction and play turn with it; the board number and the commentary stay. `declarer` is the declarer's hand; a board without a contract stays as it is.
                 * @example declarer
                 */
                south?: "N" | "E" | "S" | "W" | "declarer";
            };
            header?: {
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                /**
                 * @description The id of the deal.
                 * @example 01980000-0000-7000-8001-000000000000
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file with one board */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example qx|o7|st||md|1SAQJ97HK4DA72CAJ6,S54HT753DK863C873,SKT82HA96DQJ5C952,S63HQJ82DT94CKQT4|rh||ah|Counting the hand|sv|b|mb|1S|mb|p|mb|3S|mb|p|mb|4S|mb|p|mb|p|mb|p|pc|H5|pc|H6|pc|HJ|pc|HK|mc|10|nt|Count the outstanding trumps first.|pg|| */
                    "application/x-lin": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFoundOrDealNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDealAsPbn: {
        parameters: {
            query?: {
                /**
                 * @description Turns each board so that this hand sits South: hands, dealer, vulnerability, auction and play turn with it; the board number and the commentary stay. `declarer` is the declarer's hand; a board without a contract stays as it is.
                 * @example declarer
                 */
                south?: "N" | "E" | "S" | "W" | "declarer";
            };
            header?: {
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                /**
                 * @description The id of the deal.
                 * @example 01980000-0000-7000-8001-000000000000
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file with one board */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example % PBN 2.1
                     *     % EXPORT
                     *     [Event "Counting the hand"]
                     *     [Site ""]
                     *     [Date ""]
                     *     [Board "7"]
                     *     [West ""]
                     *     [North ""]
                     *     [East ""]
                     *     [South ""]
                     *     [Dealer "S"]
                     *     [Vulnerable "All"]
                     *     [Deal "S:AQJ97.K4.A72.AJ6 54.T753.K863.873 KT82.A96.QJ5.952 63.QJ82.T94.KQT4"]
                     *     [Scoring ""]
                     *     [Declarer "S"]
                     *     [Contract "4S"]
                     *     [Result "10"]
                     *     [Title "Counting the hand"]
                     *     {Count the outstanding trumps first.}
                     *     [Auction "S"]
                     *     1S Pass 3S Pass
                     *     4S Pass Pass Pass
                     *     [Play "W"]
                     *     H5 H6 HJ HK
                     *     *
                     */
                    "application/x-pbn": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFoundOrDealNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDealPicture: {
        parameters: {
            query?: {
                /**
                 * @description The language of the ranks: A K Q J in English (the default), A R D V in French, A K D B in German, A H V B in Dutch, A K D W in Polish, E K D Kn in Swedish, E K D B in Danish.
                 * @example fr
                 */
                ranks?: "en" | "fr" | "de" | "nl" | "pl" | "sv" | "da";
                /**
                 * @description Turns each board so that this hand sits South: hands, dealer, vulnerability, auction and play turn with it; the board number and the commentary stay. `declarer` is the declarer's hand; a board without a contract stays as it is.
                 * @example declarer
                 */
                south?: "N" | "E" | "S" | "W" | "declarer";
            };
            header?: {
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                /**
                 * @description The id of the deal.
                 * @example 01980000-0000-7000-8001-000000000000
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A picture */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <svg xmlns="http://www.w3.org/2000/svg" role="img"><title>Counting the hand</title></svg> */
                    "image/svg+xml": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFoundOrDealNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDealExposure: {
        parameters: {
            query?: never;
            header?: {
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                /**
                 * @description The id of the deal.
                 * @example 01980000-0000-7000-8001-000000000000
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Shown in the catalog as long as every rule passes. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "exposed": true,
                     *       "rules": [
                     *         {
                     *           "rule": "dealPublic",
                     *           "passes": true,
                     *           "detail": "The deal is public."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Exposure"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFoundOrDealNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    restoreDeal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag from the GET. If it is stale, the request fails and nothing changes.
                 * @example "1-mY3uGWQFhHkcX0YlwW2eOkFOQ6M"
                 */
                "if-match"?: string;
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                /**
                 * @description The id of the deal.
                 * @example 01980000-0000-7000-8001-000000000000
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A deal as its owner and internal backends see it. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8001-000000000000",
                     *       "ownerId": "demo|alice",
                     *       "title": "Counting the hand",
                     *       "boardNumber": 7,
                     *       "dealer": "S",
                     *       "vulnerability": "All",
                     *       "hands": {
                     *         "N": "KT82.A96.QJ5.952",
                     *         "E": "63.QJ82.T94.KQT4",
                     *         "S": "AQJ97.K4.A72.AJ6",
                     *         "W": "54.T753.K863.873"
                     *       },
                     *       "auction": [
                     *         "1S",
                     *         "P",
                     *         "3S",
                     *         "P",
                     *         "4S",
                     *         "P",
                     *         "P",
                     *         "P"
                     *       ],
                     *       "callNotes": [
                     *         {
                     *           "call": 2,
                     *           "text": "Invites game with four trumps.",
                     *           "alert": true,
                     *           "accepts": [
                     *             "4S"
                     *           ]
                     *         }
                     *       ],
                     *       "contract": {
                     *         "level": 4,
                     *         "strain": "S",
                     *         "doubled": 0,
                     *         "declarer": "S"
                     *       },
                     *       "play": [
                     *         "H5",
                     *         "H6",
                     *         "HJ",
                     *         "HK"
                     *       ],
                     *       "result": 10,
                     *       "commentary": [
                     *         {
                     *           "type": "paragraph",
                     *           "children": [
                     *             {
                     *               "type": "text",
                     *               "text": "Count the outstanding trumps first.",
                     *               "bold": false,
                     *               "italic": false
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "themes": [
                     *         "counting"
                     *       ],
                     *       "sharing": "public",
                     *       "lifecycle": "active",
                     *       "publishedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-02T18:05:12.345Z",
                     *       "personalThemes": [
                     *         "lesson 4"
                     *       ],
                     *       "inspirations": [
                     *         "Club night, board 7"
                     *       ],
                     *       "sharingGroupIds": [],
                     *       "supplement": [
                     *         {
                     *           "name": "Site",
                     *           "value": "Nice"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Deal"];
                };
            };
            400: components["responses"]["MalformedJsonOrValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFoundOrDealNotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    trashDeal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag from the GET. If it is stale, the request fails and nothing changes.
                 * @example "1-mY3uGWQFhHkcX0YlwW2eOkFOQ6M"
                 */
                "if-match"?: string;
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                /**
                 * @description The id of the deal.
                 * @example 01980000-0000-7000-8001-000000000000
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A deal as its owner and internal backends see it. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8001-000000000000",
                     *       "ownerId": "demo|alice",
                     *       "title": "Counting the hand",
                     *       "boardNumber": 7,
                     *       "dealer": "S",
                     *       "vulnerability": "All",
                     *       "hands": {
                     *         "N": "KT82.A96.QJ5.952",
                     *         "E": "63.QJ82.T94.KQT4",
                     *         "S": "AQJ97.K4.A72.AJ6",
                     *         "W": "54.T753.K863.873"
                     *       },
                     *       "auction": [
                     *         "1S",
                     *         "P",
                     *         "3S",
                     *         "P",
                     *         "4S",
                     *         "P",
                     *         "P",
                     *         "P"
                     *       ],
                     *       "callNotes": [
                     *         {
                     *           "call": 2,
                     *           "text": "Invites game with four trumps.",
                     *           "alert": true,
                     *           "accepts": [
                     *             "4S"
                     *           ]
                     *         }
                     *       ],
                     *       "contract": {
                     *         "level": 4,
                     *         "strain": "S",
                     *         "doubled": 0,
                     *         "declarer": "S"
                     *       },
                     *       "play": [
                     *         "H5",
                     *         "H6",
                     *         "HJ",
                     *         "HK"
                     *       ],
                     *       "result": 10,
                     *       "commentary": [
                     *         {
                     *           "type": "paragraph",
                     *           "children": [
                     *             {
                     *               "type": "text",
                     *               "text": "Count the outstanding trumps first.",
                     *               "bold": false,
                     *               "italic": false
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "themes": [
                     *         "counting"
                     *       ],
                     *       "sharing": "public",
                     *       "lifecycle": "active",
                     *       "publishedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-02T18:05:12.345Z",
                     *       "personalThemes": [
                     *         "lesson 4"
                     *       ],
                     *       "inspirations": [
                     *         "Club night, board 7"
                     *       ],
                     *       "sharingGroupIds": [],
                     *       "supplement": [
                     *         {
                     *           "name": "Site",
                     *           "value": "Nice"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Deal"];
                };
            };
            400: components["responses"]["MalformedJsonOrValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFoundOrDealNotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    importDeals: {
        parameters: {
            query?: {
                /**
                 * @description For a file that is sent in pieces: a deal from the piece before. The boards get its `createdAt`, so that lists show them behind it, in the order of the file. One that is no deal of the owner from the last 24 hours changes nothing.
                 * @example 01980000-0000-7000-8001-000000000000
                 */
                after?: string;
                /**
                 * @description Stores nothing, and says what an import would do. The report then has `boards`, its `imported` says how many deals would be created, and `ids` is empty. An `Idempotency-Key` has no effect.
                 * @example false
                 */
                dryRun?: boolean;
                /**
                 * @description Records to pass over: their indexes, separated by commas.
                 * @example 7,12
                 */
                except?: string;
                /**
                 * @description What to do with boards that the account already has, by number, dealer, vulnerability and hands, outside the trash: add them again, or skip them and count them as repeated.
                 * @example skip
                 */
                existing?: "add" | "skip";
            };
            header?: {
                /**
                 * @description Makes the request safe to retry: for 24 hours, repeating it with the same key returns the first response, and it takes effect only once.
                 * @example 5f0c3d1e-7a52-4b43-9f57-1c5e0a2d9b64
                 */
                "idempotency-key"?: string;
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example qx|o7|st||md|1SAQJ97HK4DA72CAJ6,S54HT753DK863C873,SKT82HA96DQJ5C952,S63HQJ82DT94CKQT4|rh||ah|Counting the hand|sv|b|mb|1S|mb|p|mb|3S|mb|p|mb|4S|mb|p|mb|p|mb|p|pc|H5|pc|H6|pc|HJ|pc|HK|mc|10|nt|Count the outstanding trumps first.|pg|| */
                "application/x-lin": string | Uint8Array | Blob;
                /**
                 * @example % PBN 2.1
                 *     % EXPORT
                 *     [Event "Counting the hand"]
                 *     [Site ""]
                 *     [Date ""]
                 *     [Board "7"]
                 *     [West ""]
                 *     [North ""]
                 *     [East ""]
                 *     [South ""]
                 *     [Dealer "S"]
                 *     [Vulnerable "All"]
                 *     [Deal "S:AQJ97.K4.A72.AJ6 54.T753.K863.873 KT82.A96.QJ5.952 63.QJ82.T94.KQT4"]
                 *     [Scoring ""]
                 *     [Declarer "S"]
                 *     [Contract "4S"]
                 *     [Result "10"]
                 *     [Title "Counting the hand"]
                 *     {Count the outstanding trumps first.}
                 *     [Auction "S"]
                 *     1S Pass 3S Pass
                 *     4S Pass Pass Pass
                 *     [Play "W"]
                 *     H5 H6 HJ HK
                 *     *
                 */
                "application/x-pbn": string | Uint8Array | Blob;
                /**
                 * @example % PBN 2.1
                 *     % EXPORT
                 *     [Event "Counting the hand"]
                 *     [Site ""]
                 *     [Date ""]
                 *     [Board "7"]
                 *     [West ""]
                 *     [North ""]
                 *     [East ""]
                 *     [South ""]
                 *     [Dealer "S"]
                 *     [Vulnerable "All"]
                 *     [Deal "S:AQJ97.K4.A72.AJ6 54.T753.K863.873 KT82.A96.QJ5.952 63.QJ82.T94.KQT4"]
                 *     [Scoring ""]
                 *     [Declarer "S"]
                 *     [Contract "4S"]
                 *     [Result "10"]
                 *     [Title "Counting the hand"]
                 *     {Count the outstanding trumps first.}
                 *     [Auction "S"]
                 *     1S Pass 3S Pass
                 *     4S Pass Pass Pass
                 *     [Play "W"]
                 *     H5 H6 HJ HK
                 *     *
                 */
                "text/plain": string | Uint8Array | Blob;
            };
        };
        responses: {
            /** @description What became of an imported file. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "format": "pbn",
                     *       "imported": 1,
                     *       "repeated": 0,
                     *       "rejected": [
                     *         {
                     *           "index": 1,
                     *           "line": 12,
                     *           "message": "The deal is missing."
                     *         }
                     *       ],
                     *       "rejectedTotal": 1,
                     *       "warnings": [
                     *         {
                     *           "index": 1,
                     *           "line": 12,
                     *           "message": "the players' names were kept for you alone (West, North, East, South)",
                     *           "boards": 1
                     *         }
                     *       ],
                     *       "warningsTotal": 1,
                     *       "ids": [
                     *         "01980000-0000-7000-8001-000000000000"
                     *       ],
                     *       "boards": [
                     *         {
                     *           "index": 0,
                     *           "line": 1,
                     *           "standing": "owned",
                     *           "dealId": "01980000-0000-7000-8001-000000000000",
                     *           "title": "Counting the hand",
                     *           "boardNumber": 7,
                     *           "dealer": "S",
                     *           "vulnerability": "All",
                     *           "hands": {
                     *             "N": "KT82.A96.QJ5.952",
                     *             "E": "63.QJ82.T94.KQT4",
                     *             "S": "AQJ97.K4.A72.AJ6",
                     *             "W": "54.T753.K863.873"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ImportReport"];
                };
            };
            400: components["responses"]["NoBoardsFoundOrValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFound"];
            409: components["responses"]["IdempotencyKeyReusedOrQuotaExceeded"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    submitContactForm: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to retry: for 24 hours, repeating it with the same key returns the first response, and it takes effect only once.
                 * @example 5f0c3d1e-7a52-4b43-9f57-1c5e0a2d9b64
                 */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description A message to the people behind the service. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Dan Dubois",
                 *       "message": "May I use the deals in my club?",
                 *       "email": "dan@example.org",
                 *       "locale": "en-GB",
                 *       "website": ""
                 *     }
                 */
                "application/json": components["schemas"]["ContactForm"];
            };
        };
        responses: {
            /** @description The form was accepted. */
            202: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-0000000000f1"
                     *     }
                     */
                    "application/json": components["schemas"]["SubmittedForm"];
                };
            };
            400: components["responses"]["MalformedJsonOrValidationFailed"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    submitNewsletterForm: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to retry: for 24 hours, repeating it with the same key returns the first response, and it takes effect only once.
                 * @example 5f0c3d1e-7a52-4b43-9f57-1c5e0a2d9b64
                 */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description A subscription to the newsletter. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "dan@example.org",
                 *       "locale": "en-GB",
                 *       "website": ""
                 *     }
                 */
                "application/json": components["schemas"]["NewsletterForm"];
            };
        };
        responses: {
            /** @description The form was accepted. */
            202: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-0000000000f1"
                     *     }
                     */
                    "application/json": components["schemas"]["SubmittedForm"];
                };
            };
            400: components["responses"]["MalformedJsonOrValidationFailed"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getLiveness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All is well. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All is well. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Metrics in the Prometheus text format */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example # TYPE process_open_fds gauge
                     *     process_open_fds 24
                     */
                    "text/plain": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPublicCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `publicToken` of the collection.
                 * @example Vb7wqO1n2Zk4xTgYd0Rr8A
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A collection as students see it through its link. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "title": "Counting, step by step",
                     *       "description": "Ten deals for lesson 4.",
                     *       "author": {
                     *         "displayName": "Alice Martin",
                     *         "avatarUrl": "https://avatars.example.org/alice.png",
                     *         "badges": [
                     *           "certified"
                     *         ]
                     *       },
                     *       "studentView": {
                     *         "hands": "S",
                     *         "south": null,
                     *         "auction": true,
                     *         "commentary": false,
                     *         "doubleDummy": false,
                     *         "play": false
                     *       },
                     *       "deals": [
                     *         {
                     *           "id": "01980000-0000-7000-8001-000000000000",
                     *           "title": "Counting the hand",
                     *           "boardNumber": 7,
                     *           "dealer": "S",
                     *           "vulnerability": "All",
                     *           "hands": {
                     *             "N": "KT82.A96.QJ5.952",
                     *             "E": "63.QJ82.T94.KQT4",
                     *             "S": "AQJ97.K4.A72.AJ6",
                     *             "W": "54.T753.K863.873"
                     *           },
                     *           "auction": [
                     *             "1S",
                     *             "P",
                     *             "3S",
                     *             "P",
                     *             "4S",
                     *             "P",
                     *             "P",
                     *             "P"
                     *           ],
                     *           "callNotes": [
                     *             {
                     *               "call": 2,
                     *               "text": "Invites game with four trumps.",
                     *               "alert": true
                     *             }
                     *           ],
                     *           "contract": {
                     *             "level": 4,
                     *             "strain": "S",
                     *             "doubled": 0,
                     *             "declarer": "S"
                     *           },
                     *           "play": [
                     *             "H5",
                     *             "H6",
                     *             "HJ",
                     *             "HK"
                     *           ],
                     *           "result": 10,
                     *           "commentary": [
                     *             {
                     *               "type": "paragraph",
                     *               "children": [
                     *                 {
                     *                   "type": "text",
                     *                   "text": "Count the outstanding trumps first.",
                     *                   "bold": false,
                     *                   "italic": false
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "themes": [
                     *             "counting"
                     *           ],
                     *           "sharing": "public",
                     *           "lifecycle": "active",
                     *           "publishedAt": "2026-03-01T09:30:00.000Z",
                     *           "createdAt": "2026-03-01T09:30:00.000Z",
                     *           "updatedAt": "2026-03-02T18:05:12.345Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PublicCollection"];
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; there is no body. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["DealCollectionNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPublicCollectionAsPbn: {
        parameters: {
            query?: {
                /**
                 * @description With `place`, the boards are numbered 1, 2, 3 and so on by their places: each is turned so that its dealer is that of the number, and has the vulnerability of the number. Nothing that is stored changes.
                 * @example place
                 */
                numbers?: "place";
                /**
                 * @description Turns each board so that this hand sits South: hands, dealer, vulnerability, auction and play turn with it; the board number and the commentary stay. `declarer` is the declarer's hand; a board without a contract stays as it is.
                 * @example declarer
                 */
                south?: "N" | "E" | "S" | "W" | "declarer";
            };
            header?: never;
            path: {
                /**
                 * @description The `publicToken` of the collection.
                 * @example Vb7wqO1n2Zk4xTgYd0Rr8A
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file of boards */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example % PBN 2.1
                     *     % EXPORT
                     *     [Event "Counting the hand"]
                     *     [Site ""]
                     *     [Date ""]
                     *     [Board "7"]
                     *     [West ""]
                     *     [North ""]
                     *     [East ""]
                     *     [South ""]
                     *     [Dealer "S"]
                     *     [Vulnerable "All"]
                     *     [Deal "S:AQJ97.K4.A72.AJ6 54.T753.K863.873 KT82.A96.QJ5.952 63.QJ82.T94.KQT4"]
                     *     [Scoring ""]
                     *     [Declarer "S"]
                     *     [Contract "4S"]
                     *     [Result "10"]
                     *     [Title "Counting the hand"]
                     *     {Count the outstanding trumps first.}
                     *     [Auction "S"]
                     *     1S Pass 3S Pass
                     *     4S Pass Pass Pass
                     *     [Play "W"]
                     *     H5 H6 HJ HK
                     *     *
                     */
                    "application/x-pbn": string;
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; there is no body. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationFailed"];
            404: components["responses"]["DealCollectionNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPublicCollectionAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `publicToken` of the collection.
                 * @example Vb7wqO1n2Zk4xTgYd0Rr8A
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A picture */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "image/avif": string;
                    "image/gif": string;
                    "image/jpeg": string;
                    "image/png": string;
                    "image/webp": string;
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; there is no body. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "AVATAR_NOT_FOUND" | "DEAL_COLLECTION_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPublicCollectionDealPicture: {
        parameters: {
            query?: {
                /**
                 * @description With `place`, the boards are numbered 1, 2, 3 and so on by their places: each is turned so that its dealer is that of the number, and has the vulnerability of the number. Nothing that is stored changes.
                 * @example place
                 */
                numbers?: "place";
                /**
                 * @description The language of the ranks: A K Q J in English (the default), A R D V in French, A K D B in German, A H V B in Dutch, A K D W in Polish, E K D Kn in Swedish, E K D B in Danish.
                 * @example fr
                 */
                ranks?: "en" | "fr" | "de" | "nl" | "pl" | "sv" | "da";
                /**
                 * @description Turns each board so that this hand sits South: hands, dealer, vulnerability, auction and play turn with it; the board number and the commentary stay. `declarer` is the declarer's hand; a board without a contract stays as it is.
                 * @example declarer
                 */
                south?: "N" | "E" | "S" | "W" | "declarer";
            };
            header?: never;
            path: {
                /**
                 * @description The place of the deal in the public read, from 1.
                 * @example 1
                 */
                n: string;
                /**
                 * @description The `publicToken` of the collection.
                 * @example Vb7wqO1n2Zk4xTgYd0Rr8A
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A picture */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example <svg xmlns="http://www.w3.org/2000/svg" role="img"><title>Counting the hand</title></svg> */
                    "image/svg+xml": string;
                };
            };
            /** @description Unchanged since the `ETag` in `If-None-Match`; there is no body. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ValidationFailed"];
            /** @description Not found */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "DEAL_COLLECTION_NOT_FOUND" | "DEAL_NOT_FOUND";
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSharingGroups: {
        parameters: {
            query?: never;
            header?: {
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sharing groups of an account. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sharingGroups": [
                     *         {
                     *           "id": "01980000-0000-7000-8003-000000000000",
                     *           "name": "Club teachers",
                     *           "ownerId": "demo|alice",
                     *           "members": [
                     *             {
                     *               "id": "demo|zofia",
                     *               "email": "bob@example.org",
                     *               "displayName": "Bob Bernard",
                     *               "avatarUrl": "https://avatars.example.org/bob.png"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SharingGroups"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createSharingGroup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes the request safe to retry: for 24 hours, repeating it with the same key returns the first response, and it takes effect only once.
                 * @example 5f0c3d1e-7a52-4b43-9f57-1c5e0a2d9b64
                 */
                "idempotency-key"?: string;
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description A sharing group to be created. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Club teachers"
                 *     }
                 */
                "application/json": components["schemas"]["SharingGroupInput"];
            };
        };
        responses: {
            /** @description A group of colleagues with whom its owner shares deals. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8003-000000000000",
                     *       "name": "Club teachers",
                     *       "ownerId": "demo|alice",
                     *       "members": [
                     *         {
                     *           "id": "demo|zofia",
                     *           "email": "bob@example.org",
                     *           "displayName": "Bob Bernard",
                     *           "avatarUrl": "https://avatars.example.org/bob.png"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SharingGroup"];
                };
            };
            400: components["responses"]["MalformedJsonOrValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFound"];
            /** @description Conflicts with the current state */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "IDEMPOTENCY_KEY_REUSED" | "QUOTA_EXCEEDED";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSharingGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                /**
                 * @description The id of the sharing group.
                 * @example 01980000-0000-7000-8003-000000000000
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A group of colleagues with whom its owner shares deals. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8003-000000000000",
                     *       "name": "Club teachers",
                     *       "ownerId": "demo|alice",
                     *       "members": [
                     *         {
                     *           "id": "demo|zofia",
                     *           "email": "bob@example.org",
                     *           "displayName": "Bob Bernard",
                     *           "avatarUrl": "https://avatars.example.org/bob.png"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SharingGroup"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFoundOrSharingGroupNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteSharingGroup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag from the GET. If it is stale, the request fails and nothing changes.
                 * @example "1-mY3uGWQFhHkcX0YlwW2eOkFOQ6M"
                 */
                "if-match"?: string;
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                /**
                 * @description The id of the sharing group.
                 * @example 01980000-0000-7000-8003-000000000000
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedJsonOrValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrForbiddenOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFoundOrSharingGroupNotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateSharingGroup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag from the GET. If it is stale, the request fails and nothing changes.
                 * @example "1-mY3uGWQFhHkcX0YlwW2eOkFOQ6M"
                 */
                "if-match"?: string;
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                /**
                 * @description The id of the sharing group.
                 * @example 01980000-0000-7000-8003-000000000000
                 */
                id: string;
            };
            cookie?: never;
        };
        /** @description What to change in a sharing group. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Club teachers"
                 *     }
                 */
                "application/json": components["schemas"]["SharingGroupPatch"];
            };
        };
        responses: {
            /** @description A group of colleagues with whom its owner shares deals. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8003-000000000000",
                     *       "name": "Club teachers",
                     *       "ownerId": "demo|alice",
                     *       "members": [
                     *         {
                     *           "id": "demo|zofia",
                     *           "email": "bob@example.org",
                     *           "displayName": "Bob Bernard",
                     *           "avatarUrl": "https://avatars.example.org/bob.png"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SharingGroup"];
                };
            };
            400: components["responses"]["MalformedJsonOrValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrForbiddenOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFoundOrSharingGroupNotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSharingGroupDeals: {
        parameters: {
            query?: {
                /**
                 * @description Which page to return, from 1.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description How many items a page has.
                 * @example 20
                 */
                pageSize?: number;
            };
            header?: {
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                /**
                 * @description The id of the sharing group.
                 * @example 01980000-0000-7000-8003-000000000000
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deals as others than their owner see them. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deals": [
                     *         {
                     *           "id": "01980000-0000-7000-8001-000000000000",
                     *           "ownerId": "demo|alice",
                     *           "title": "Counting the hand",
                     *           "boardNumber": 7,
                     *           "dealer": "S",
                     *           "vulnerability": "All",
                     *           "hands": {
                     *             "N": "KT82.A96.QJ5.952",
                     *             "E": "63.QJ82.T94.KQT4",
                     *             "S": "AQJ97.K4.A72.AJ6",
                     *             "W": "54.T753.K863.873"
                     *           },
                     *           "auction": [
                     *             "1S",
                     *             "P",
                     *             "3S",
                     *             "P",
                     *             "4S",
                     *             "P",
                     *             "P",
                     *             "P"
                     *           ],
                     *           "callNotes": [
                     *             {
                     *               "call": 2,
                     *               "text": "Invites game with four trumps.",
                     *               "alert": true
                     *             }
                     *           ],
                     *           "contract": {
                     *             "level": 4,
                     *             "strain": "S",
                     *             "doubled": 0,
                     *             "declarer": "S"
                     *           },
                     *           "play": [
                     *             "H5",
                     *             "H6",
                     *             "HJ",
                     *             "HK"
                     *           ],
                     *           "result": 10,
                     *           "commentary": [
                     *             {
                     *               "type": "paragraph",
                     *               "children": [
                     *                 {
                     *                   "type": "text",
                     *                   "text": "Count the outstanding trumps first.",
                     *                   "bold": false,
                     *                   "italic": false
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "themes": [
                     *             "counting"
                     *           ],
                     *           "sharing": "public",
                     *           "lifecycle": "active",
                     *           "publishedAt": "2026-03-01T09:30:00.000Z",
                     *           "createdAt": "2026-03-01T09:30:00.000Z",
                     *           "updatedAt": "2026-03-02T18:05:12.345Z"
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "pageSize": 20,
                     *         "total": 1,
                     *         "totalPages": 1,
                     *         "totalIsExact": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SharedDealPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFoundOrSharingGroupNotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addSharingGroupMember: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag from the GET. If it is stale, the request fails and nothing changes.
                 * @example "1-mY3uGWQFhHkcX0YlwW2eOkFOQ6M"
                 */
                "if-match"?: string;
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                /**
                 * @description The account of the member.
                 * @example demo|zofia
                 */
                accountId: string;
                /**
                 * @description The id of the sharing group.
                 * @example 01980000-0000-7000-8003-000000000000
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedJsonOrValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrForbiddenOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFoundOrSharingGroupNotFound"];
            /** @description Conflicts with the current state */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "QUOTA_EXCEEDED" | "SHARING_GROUP_FULL";
                    };
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeSharingGroupMember: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag from the GET. If it is stale, the request fails and nothing changes.
                 * @example "1-mY3uGWQFhHkcX0YlwW2eOkFOQ6M"
                 */
                "if-match"?: string;
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                /**
                 * @description The account of the member.
                 * @example demo|zofia
                 */
                accountId: string;
                /**
                 * @description The id of the sharing group.
                 * @example 01980000-0000-7000-8003-000000000000
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; there is no body. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-App-Impersonated": components["headers"]["X-App-Impersonated"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["MalformedJsonOrValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AccountInactiveOrAccountRequiredOrForbiddenOrImpersonationForbidden"];
            404: components["responses"]["AccountNotFoundOrSharingGroupNotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
