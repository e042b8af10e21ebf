// Made from client/openapi.json by `npm run client`; not to be changed by hand.
export interface paths {
    "/accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an account, as its owner, an admin or an internal backend */
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
        /** Get your account; the first call creates it */
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
        /** Update your account */
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
        /** List who acted as you, when, and what they did, newest first */
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
        /** Explain why you are, or are not, in the catalog */
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
        /** List your banner and news, with your read marks */
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
        /** Find accounts by e-mail address, ignoring case */
        get: operations["apiFindAccountsByEmail"];
        put?: never;
        /** Create an account before its first sign-in */
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
        /** Get an account */
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
        /** List an account's grants, latest start first */
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
        /** List deals, newest first; this is not a serve */
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
        /** Set the sharing or themes of several deals, all or none of them */
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
         * Get deals as one PBN file, in the order of the list; this is not a serve
         * @description The boards of all pages, each with the number of its deal. Streamed; the ETag is made of the ids and revisions of the deals.
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
        /** Replace a deal; what you leave out returns to its default */
        put: operations["apiReplaceDeal"];
        post?: never;
        /** Permanently delete a trashed deal, also from all collections */
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
        /** Get a deal as a LIN file */
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
        /** Get a deal as a PBN file */
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
        /** Restore a deal from the trash */
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
        /** Move a deal to the trash */
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
         * @description Imports all valid boards in one transaction. The content decides which format the file has, whichever of the media types was sent. The address of a hand viewer is read, but never fetched: it must contain the board itself. The report lists each invalid record with its line, and anything a deal has no field for.
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
        /** Revoke a grant immediately */
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
        /** List the auction systems an account can choose from, by `sortOrder` */
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
        /** List accounts */
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
        /** Get an account with its grants and figures */
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
        /** Get an account's avatar, trusted or not */
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
        /** List an account's grants, latest start first */
        get: operations["backOfficeListGrants"];
        put?: never;
        /** Create a grant manually */
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
        /** Revoke a grant of an account immediately */
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
        /** List all announcements, newest first */
        get: operations["backOfficeListAnnouncements"];
        put?: never;
        /** Create an announcement; without `publishedAt` it is a draft */
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
        /** Get an announcement */
        get: operations["backOfficeGetAnnouncement"];
        put?: never;
        post?: never;
        /** Delete an announcement and its read marks */
        delete: operations["backOfficeDeleteAnnouncement"];
        options?: never;
        head?: never;
        /** Update an announcement (merge patch) */
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
        /** Mark an announcement as unread for everyone */
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
        /** Preview the announcements an account sees at a given time */
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
        /** List the audit trail, newest first */
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
        /** List form submissions, newest first */
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
        /** Get daily statistics, by UTC day */
        get: operations["backOfficeGetStatistics"];
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
        /** Get an author with badges */
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
        /** Get an author's avatar, once it is trusted */
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
        /** List an author's shared collections, newest first */
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
        /** List an author's public deals, most recently published first */
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
        /** Follow an author (idempotent) */
        put: operations["followAuthor"];
        post?: never;
        /** Unfollow an author (idempotent, whatever the handle) */
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
        /** List a shared collection's public deals by its owner, in the collection's order */
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
        /** List the public deals of all authors, most recently published first */
        get: operations["listRecentDeals"];
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
        /** List the public deals of the authors you follow, most recently published first */
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
        /** List the authors you follow */
        get: operations["listSubscriptions"];
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
        /** List your collections, newest first */
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
        /** Get one of your collections, optionally with its deals */
        get: operations["getCollection"];
        put?: never;
        post?: never;
        /** Delete a collection; its deals stay */
        delete: operations["deleteCollection"];
        options?: never;
        head?: never;
        /** Update a collection's title or description */
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
        /** Archive a collection */
        post: operations["archiveCollection"];
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
        /** Replace a collection's ordered list of deals */
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
        /** Explain why a collection is, or is not, in the catalog */
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
        /** Open a collection's public link, with or without a time window */
        put: operations["openPublicLink"];
        post?: never;
        /** Close a collection's public link */
        delete: operations["closePublicLink"];
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
        /** Unarchive a collection, if the plan allows it */
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
        /** List your deals, newest first */
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
        /** Set the sharing or themes of several deals, all or none of them */
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
         * Get your deals as one PBN file, in the order of the list
         * @description The boards of all pages, each with the number of its deal. Streamed; the ETag is made of the ids and revisions of the deals.
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
        /** Replace a deal of the caller; what you leave out returns to its default */
        put: operations["replaceDeal"];
        post?: never;
        /** Permanently delete a trashed deal, also from all collections */
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
        /** Get a deal as a LIN file */
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
        /** Get a deal as a PBN file */
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
        /** Explain why a deal is, or is not, in the catalog */
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
        /** Restore a deal from the trash */
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
        /** Move a deal to the trash */
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
         * @description Imports all valid boards in one transaction. The content decides which format the file has, whichever of the media types was sent. The address of a hand viewer is read, but never fetched: it must contain the board itself. The report lists each invalid record with its line, and anything a deal has no field for.
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
        /** Submit the contact form */
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
        /** Subscribe to the newsletter */
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
        /** Check that the process is alive */
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
        /** Check that the instance is ready: the database answers, the identity provider's keys are known, and it is not shutting down */
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
        /** Get the metrics of this instance, for Prometheus */
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
    "/sharing-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the sharing groups you own or belong to */
        get: operations["listSharingGroups"];
        put?: never;
        /** Create a sharing group */
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
        /** Get a sharing group you own or belong to */
        get: operations["getSharingGroup"];
        put?: never;
        post?: never;
        /** Delete a sharing group you own; deals shared only with it become private */
        delete: operations["deleteSharingGroup"];
        options?: never;
        head?: never;
        /** Rename a sharing group you own */
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
        /** List the deals shared with a group, newest first */
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
        /** Add a member to a sharing group you own */
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
        Account: {
            /** @example en */
            appLanguage: string | null;
            auctionSystem: components["schemas"]["AuctionSystem"] | null;
            /** @description Set by an admin. Other accounts only see a trusted avatar. */
            avatarTrusted: boolean;
            avatarUrl: string | null;
            certified: boolean;
            /** @example FR */
            country: string | null;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            createdAt: string;
            displayName: string;
            email: string;
            firstName: string | null;
            /** @description The name in the URL of the author's page. */
            handle: string | null;
            /** @example auth0|alice */
            id: string;
            isActive: boolean;
            isOrganisation: boolean;
            /** @example fr */
            language: string | null;
            lastName: string | null;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            onboardedAt: string | null;
            organisationName: string | null;
            preferences: {
                dealsExplorer: {
                    columnOrder: string[];
                    columnVisibility: {
                        [key: string]: boolean;
                    };
                    /** @enum {string} */
                    viewMode: "grid" | "list" | "table";
                };
                groupsList: {
                    /** @enum {string} */
                    viewMode: "grid" | "list" | "table";
                };
                sessionsList: {
                    /** @enum {string} */
                    viewMode: "grid" | "list" | "table";
                };
                shareTemplates: {
                    mail: {
                        body: {
                            children: {
                                bold: boolean;
                                italic: boolean;
                                text: string;
                                /** @enum {string} */
                                type: "text";
                            }[];
                            /** @enum {string} */
                            type: "paragraph";
                        }[];
                        subject: string;
                    };
                    whatsapp: {
                        body: {
                            children: {
                                bold: boolean;
                                italic: boolean;
                                text: string;
                                /** @enum {string} */
                                type: "text";
                            }[];
                            /** @enum {string} */
                            type: "paragraph";
                        }[];
                    };
                };
                /** @enum {string} */
                theme: "light" | "dark" | "system";
            };
            /** @enum {string} */
            role: "teacher" | "player" | "admin";
            /** @description Lets members of the same sharing group see the e-mail address. */
            showEmailPublicly: boolean;
            /** @enum {string} */
            signupSource: "app" | "backend" | "import" | "invite";
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            updatedAt: string;
        };
        /** @description Everything stored about an account. */
        AccountExport: {
            account: components["schemas"]["Account"];
            announcementReads: {
                id: string;
                /**
                 * Format: date-time
                 * @example 2026-03-01T09:30:00.000Z
                 */
                readAt: string;
            }[];
            auditRecords: components["schemas"]["AuditRecord"][];
            collections: components["schemas"]["Collection"][];
            deals: components["schemas"]["Deal"][];
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            exportedAt: string;
            grants: components["schemas"]["Grant"][];
            /** @description Recent serves to the account. Older ones are only stored as daily totals. */
            serves: {
                dealId: string;
                id: string;
                /**
                 * Format: date-time
                 * @example 2026-03-01T09:30:00.000Z
                 */
                servedAt: string;
            }[];
            /** @description Groups that the account owns or has joined. */
            sharingGroups: components["schemas"]["SharingGroup"][];
            subscriptions: {
                displayName: string | null;
                handle: string | null;
            }[];
        };
        AccountOverview: {
            account: components["schemas"]["Account"];
            collections: {
                archived: number;
                closed: number;
                degraded: number;
                open: number;
            };
            deals: {
                byLifecycle: {
                    active: number;
                    orphaned: number;
                    trashed: number;
                };
                bySharing: {
                    group: number;
                    private: number;
                    public: number;
                };
            };
            grants: components["schemas"]["Grant"][];
            lastImpersonation: components["schemas"]["AuditRecord"] | null;
            /** @description Serves charged to the account today and in the 29 days before. */
            servesIn30Days: number;
            sharingGroups: {
                joined: number;
                owned: number;
            };
        };
        Announcement: {
            actionLabel: {
                [key: string]: string;
            };
            /**
             * @description A path inside the app.
             * @example /deals
             */
            actionPath: string | null;
            body: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            expiresAt: string | null;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "banner" | "news";
            pinned: boolean;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            publishedAt: string;
            /**
             * Format: date-time
             * @description When you first marked it as read.
             * @example 2026-03-01T09:30:00.000Z
             */
            readAt: string | null;
            title: {
                [key: string]: string;
            };
        };
        Announcements: {
            /** @description The first unread banner: pinned ones come first, then the newest. */
            banner: components["schemas"]["Announcement"] | null;
            /** @description Pinned ones first, then the newest. At most 100. */
            news: components["schemas"]["Announcement"][];
            /**
             * Format: date-time
             * @description When this will next change on its own, because an announcement starts or expires.
             * @example 2026-03-01T09:30:00.000Z
             */
            nextChangeAt: string | null;
            /** @description How many visible banners and news items are unread. */
            unreadCount: number;
        };
        AuctionSystem: {
            id: string;
            identifier: string;
            labels: {
                [key: string]: string;
            };
            sortOrder: number;
        };
        AuditRecord: {
            /**
             * @description What was done. For an impersonated request: its method and route pattern.
             * @example account.update
             * @example PATCH /deals/{id}
             */
            action: string;
            actor: {
                id: string | null;
                /** @enum {string} */
                type: "account" | "service";
            };
            /** @description The account that the admin acted as, if any. */
            as: string | null;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            at: string;
            changes: {
                [key: string]: {
                    after?: unknown;
                    before?: unknown;
                };
            };
            id: string;
            parameters: {
                [key: string]: string | null;
            };
            requestId: string;
            subject: {
                id: string;
                /** @enum {string} */
                type: "account" | "announcement" | "grant";
            };
        };
        Author: {
            /** @description `null` until an admin trusts it. */
            avatarUrl: string | null;
            /** @description In display order. */
            badges: ("certified" | "premium")[];
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            createdAt: string;
            displayName: string;
        };
        /** @description The author of a deal, in lists that mix authors. */
        AuthorCard: {
            avatarUrl: string | null;
            badges: ("certified" | "premium")[];
            displayName: string;
            handle: string;
        };
        AuthoredDeal: {
            auction: string[];
            author: components["schemas"]["AuthorCard"];
            boardNumber: number | null;
            commentary: {
                children: {
                    bold: boolean;
                    italic: boolean;
                    text: string;
                    /** @enum {string} */
                    type: "text";
                }[];
                /** @enum {string} */
                type: "paragraph";
            }[];
            contract: components["schemas"]["Contract"] | null;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            createdAt: string;
            /** @enum {string} */
            dealer: "N" | "E" | "S" | "W";
            hands: {
                /**
                 * @description A hand in PBN: spades.hearts.diamonds.clubs. `null` if it is not shown.
                 * @example AKQ.JT9.876.5432
                 */
                E: string | null;
                /**
                 * @description A hand in PBN: spades.hearts.diamonds.clubs. `null` if it is not shown.
                 * @example AKQ.JT9.876.5432
                 */
                N: string | null;
                /**
                 * @description A hand in PBN: spades.hearts.diamonds.clubs. `null` if it is not shown.
                 * @example AKQ.JT9.876.5432
                 */
                S: string | null;
                /**
                 * @description A hand in PBN: spades.hearts.diamonds.clubs. `null` if it is not shown.
                 * @example AKQ.JT9.876.5432
                 */
                W: string | null;
            };
            id: string;
            /** @enum {string} */
            lifecycle: "active" | "trashed" | "orphaned";
            ownerId: string | null;
            /** @description The cards in the order in which they were played, starting with the opening lead. */
            play: string[];
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            publishedAt: string | null;
            /** @description The tricks of the declaring side. */
            result: number | null;
            /** @enum {string} */
            sharing: "private" | "public" | "group";
            themes: string[];
            title: string;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            updatedAt: string;
            /** @enum {string} */
            vulnerability: "None" | "NS" | "EW" | "All";
        };
        Collection: {
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            archivedAt: string | null;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            availableFrom: string | null;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            availableUntil: string | null;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            createdAt: string;
            /** @description In collection order. */
            dealIds: string[];
            /** @description Not covered by the owner's plan: it can only be read or deleted. */
            degraded: boolean;
            description: string | null;
            id: string;
            ownerId: string;
            publicEnabled: boolean;
            /** @description Created when the link is first opened. */
            publicToken: string | null;
            title: string;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            updatedAt: string;
        };
        /** @description A collection, with its deals if requested. */
        CollectionWithDeals: {
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            archivedAt: string | null;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            availableFrom: string | null;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            availableUntil: string | null;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            createdAt: string;
            /** @description In collection order. */
            dealIds: string[];
            deals?: components["schemas"]["ReadableDeal"][];
            /** @description Not covered by the owner's plan: it can only be read or deleted. */
            degraded: boolean;
            description: string | null;
            id: string;
            ownerId: string;
            publicEnabled: boolean;
            /** @description Created when the link is first opened. */
            publicToken: string | null;
            title: string;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            updatedAt: string;
        };
        /** @description Derived from the auction once it is finished. */
        Contract: {
            /** @enum {string|null} */
            declarer: "N" | "E" | "S" | "W" | null;
            /** @enum {number} */
            doubled: 0 | 1 | 2;
            /** @description 0 if the board was passed out. */
            level: number;
            /** @enum {string|null} */
            strain: "C" | "D" | "H" | "S" | "NT" | null;
        };
        /** @description A deal as its owner and internal backends see it. */
        Deal: {
            auction: string[];
            boardNumber: number | null;
            commentary: {
                children: {
                    bold: boolean;
                    italic: boolean;
                    text: string;
                    /** @enum {string} */
                    type: "text";
                }[];
                /** @enum {string} */
                type: "paragraph";
            }[];
            contract: components["schemas"]["Contract"] | null;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            createdAt: string;
            /** @enum {string} */
            dealer: "N" | "E" | "S" | "W";
            hands: {
                /**
                 * @description A hand in PBN: spades.hearts.diamonds.clubs. `null` if it is not shown.
                 * @example AKQ.JT9.876.5432
                 */
                E: string | null;
                /**
                 * @description A hand in PBN: spades.hearts.diamonds.clubs. `null` if it is not shown.
                 * @example AKQ.JT9.876.5432
                 */
                N: string | null;
                /**
                 * @description A hand in PBN: spades.hearts.diamonds.clubs. `null` if it is not shown.
                 * @example AKQ.JT9.876.5432
                 */
                S: string | null;
                /**
                 * @description A hand in PBN: spades.hearts.diamonds.clubs. `null` if it is not shown.
                 * @example AKQ.JT9.876.5432
                 */
                W: string | null;
            };
            id: string;
            inspirations: string[];
            /** @enum {string} */
            lifecycle: "active" | "trashed" | "orphaned";
            ownerId: string | null;
            personalThemes: string[];
            /** @description The cards in the order in which they were played, starting with the opening lead. */
            play: string[];
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            publishedAt: string | null;
            /** @description The tricks of the declaring side. */
            result: number | null;
            /** @enum {string} */
            sharing: "private" | "public" | "group";
            sharingGroupIds: string[];
            /** @description What a file said of the board and no other field holds (players, event, scores, unknown tags and tables), in its order. */
            supplement: {
                name: string;
                value: string;
            }[];
            themes: string[];
            title: string;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            updatedAt: string;
            /** @enum {string} */
            vulnerability: "None" | "NS" | "EW" | "All";
        };
        /** @description A deal as internal backends see it; without its supplement if it is served. */
        DealToServe: {
            auction: string[];
            boardNumber: number | null;
            commentary: {
                children: {
                    bold: boolean;
                    italic: boolean;
                    text: string;
                    /** @enum {string} */
                    type: "text";
                }[];
                /** @enum {string} */
                type: "paragraph";
            }[];
            contract: components["schemas"]["Contract"] | null;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            createdAt: string;
            /** @enum {string} */
            dealer: "N" | "E" | "S" | "W";
            hands: {
                /**
                 * @description A hand in PBN: spades.hearts.diamonds.clubs. `null` if it is not shown.
                 * @example AKQ.JT9.876.5432
                 */
                E: string | null;
                /**
                 * @description A hand in PBN: spades.hearts.diamonds.clubs. `null` if it is not shown.
                 * @example AKQ.JT9.876.5432
                 */
                N: string | null;
                /**
                 * @description A hand in PBN: spades.hearts.diamonds.clubs. `null` if it is not shown.
                 * @example AKQ.JT9.876.5432
                 */
                S: string | null;
                /**
                 * @description A hand in PBN: spades.hearts.diamonds.clubs. `null` if it is not shown.
                 * @example AKQ.JT9.876.5432
                 */
                W: string | null;
            };
            id: string;
            inspirations: string[];
            /** @enum {string} */
            lifecycle: "active" | "trashed" | "orphaned";
            ownerId: string | null;
            personalThemes: string[];
            /** @description The cards in the order in which they were played, starting with the opening lead. */
            play: string[];
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            publishedAt: string | null;
            /** @description The tricks of the declaring side. */
            result: number | null;
            /** @enum {string} */
            sharing: "private" | "public" | "group";
            sharingGroupIds: string[];
            /** @description What a file said of the board and no other field holds (players, event, scores, unknown tags and tables), in its order. */
            supplement?: {
                name: string;
                value: string;
            }[];
            themes: string[];
            title: string;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            updatedAt: string;
            /** @enum {string} */
            vulnerability: "None" | "NS" | "EW" | "All";
        };
        /** @description Shown in the catalog as long as every rule passes. */
        Exposure: {
            exposed: boolean;
            rules: {
                detail: string;
                passes: boolean;
                /** @example dealPublic */
                rule: string;
            }[];
        };
        /** @description What someone sent through a form. */
        FormSubmission: {
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            createdAt: string;
            /** @description As entered; not verified. */
            email: string;
            /** @enum {string} */
            form: "contact" | "newsletter";
            id: string;
            locale: string | null;
            message: string | null;
            name: string | null;
        };
        Grant: {
            accountId: string;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            endsAt: string | null;
            /** @example collections */
            feature: string;
            id: string;
            /** @description `null` means no limit. */
            limit: number | null;
            plan: string | null;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            revokedAt: string | null;
            /** @enum {string} */
            source: "subscription" | "manual" | "trial" | "partner";
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            startsAt: string;
        };
        /** @description An announcement as admins see it. */
        ManagedAnnouncement: {
            actionLabel: {
                [key: string]: string;
            };
            /**
             * @description A path inside the app.
             * @example /deals
             */
            actionPath: string | null;
            audience: {
                countries: string[];
                languages: string[];
                roles: ("teacher" | "player" | "admin")[];
            };
            body: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            expiresAt: string | null;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "banner" | "news";
            pinned: boolean;
            /**
             * Format: date-time
             * @description `null` for a draft.
             * @example 2026-03-01T09:30:00.000Z
             */
            publishedAt: string | null;
            readCount: number;
            /** @enum {string} */
            state: "draft" | "scheduled" | "live" | "over";
            title: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            updatedAt: string;
        };
        Pagination: {
            page: number;
            pageSize: number;
            total: number;
            totalPages: number;
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
            author: {
                /** @description `null` until an admin trusts it. */
                avatarUrl: string | null;
                /** @description In display order. */
                badges: ("certified" | "premium")[];
                displayName: string;
            };
            /** @description In collection order. */
            deals: components["schemas"]["PublicDeal"][];
            description: string | null;
            title: string;
        };
        /** @description A deal as students see it: like `SharedDeal`, but without its owner. */
        PublicDeal: {
            auction: string[];
            boardNumber: number | null;
            commentary: {
                children: {
                    bold: boolean;
                    italic: boolean;
                    text: string;
                    /** @enum {string} */
                    type: "text";
                }[];
                /** @enum {string} */
                type: "paragraph";
            }[];
            contract: components["schemas"]["Contract"] | null;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            createdAt: string;
            /** @enum {string} */
            dealer: "N" | "E" | "S" | "W";
            hands: {
                /**
                 * @description A hand in PBN: spades.hearts.diamonds.clubs. `null` if it is not shown.
                 * @example AKQ.JT9.876.5432
                 */
                E: string | null;
                /**
                 * @description A hand in PBN: spades.hearts.diamonds.clubs. `null` if it is not shown.
                 * @example AKQ.JT9.876.5432
                 */
                N: string | null;
                /**
                 * @description A hand in PBN: spades.hearts.diamonds.clubs. `null` if it is not shown.
                 * @example AKQ.JT9.876.5432
                 */
                S: string | null;
                /**
                 * @description A hand in PBN: spades.hearts.diamonds.clubs. `null` if it is not shown.
                 * @example AKQ.JT9.876.5432
                 */
                W: string | null;
            };
            id: string;
            /** @enum {string} */
            lifecycle: "active" | "trashed" | "orphaned";
            /** @description The cards in the order in which they were played, starting with the opening lead. */
            play: string[];
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            publishedAt: string | null;
            /** @description The tricks of the declaring side. */
            result: number | null;
            /** @enum {string} */
            sharing: "private" | "public" | "group";
            themes: string[];
            title: string;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            updatedAt: string;
            /** @enum {string} */
            vulnerability: "None" | "NS" | "EW" | "All";
        };
        /** @description A deal as the caller may see it. Only its owner gets the personal fields. */
        ReadableDeal: {
            auction: string[];
            boardNumber: number | null;
            commentary: {
                children: {
                    bold: boolean;
                    italic: boolean;
                    text: string;
                    /** @enum {string} */
                    type: "text";
                }[];
                /** @enum {string} */
                type: "paragraph";
            }[];
            contract: components["schemas"]["Contract"] | null;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            createdAt: string;
            /** @enum {string} */
            dealer: "N" | "E" | "S" | "W";
            hands: {
                /**
                 * @description A hand in PBN: spades.hearts.diamonds.clubs. `null` if it is not shown.
                 * @example AKQ.JT9.876.5432
                 */
                E: string | null;
                /**
                 * @description A hand in PBN: spades.hearts.diamonds.clubs. `null` if it is not shown.
                 * @example AKQ.JT9.876.5432
                 */
                N: string | null;
                /**
                 * @description A hand in PBN: spades.hearts.diamonds.clubs. `null` if it is not shown.
                 * @example AKQ.JT9.876.5432
                 */
                S: string | null;
                /**
                 * @description A hand in PBN: spades.hearts.diamonds.clubs. `null` if it is not shown.
                 * @example AKQ.JT9.876.5432
                 */
                W: string | null;
            };
            id: string;
            inspirations?: string[];
            /** @enum {string} */
            lifecycle: "active" | "trashed" | "orphaned";
            ownerId: string | null;
            personalThemes?: string[];
            /** @description The cards in the order in which they were played, starting with the opening lead. */
            play: string[];
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            publishedAt: string | null;
            /** @description The tricks of the declaring side. */
            result: number | null;
            /** @enum {string} */
            sharing: "private" | "public" | "group";
            sharingGroupIds?: string[];
            /** @description What a file said of the board and no other field holds (players, event, scores, unknown tags and tables), in its order. */
            supplement?: {
                name: string;
                value: string;
            }[];
            themes: string[];
            title: string;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            updatedAt: string;
            /** @enum {string} */
            vulnerability: "None" | "NS" | "EW" | "All";
        };
        /** @description A record of one deal handed out to one player. */
        Serve: {
            id: string;
            /** @description The player who was charged; `null` if anonymous. */
            playerId: string | null;
            /** @description How many serves the player has left until midnight UTC; `null` if there is no limit. */
            remaining: number | null;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            servedAt: string;
        };
        SharedCollection: {
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            createdAt: string;
            /** @description Counts only the deals that the catalog shows. */
            dealCount: number;
            description: string | null;
            id: string;
            title: string;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            updatedAt: string;
        };
        /** @description A deal as everyone else sees it: without personal themes, inspirations, supplement and sharing groups. */
        SharedDeal: {
            auction: string[];
            boardNumber: number | null;
            commentary: {
                children: {
                    bold: boolean;
                    italic: boolean;
                    text: string;
                    /** @enum {string} */
                    type: "text";
                }[];
                /** @enum {string} */
                type: "paragraph";
            }[];
            contract: components["schemas"]["Contract"] | null;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            createdAt: string;
            /** @enum {string} */
            dealer: "N" | "E" | "S" | "W";
            hands: {
                /**
                 * @description A hand in PBN: spades.hearts.diamonds.clubs. `null` if it is not shown.
                 * @example AKQ.JT9.876.5432
                 */
                E: string | null;
                /**
                 * @description A hand in PBN: spades.hearts.diamonds.clubs. `null` if it is not shown.
                 * @example AKQ.JT9.876.5432
                 */
                N: string | null;
                /**
                 * @description A hand in PBN: spades.hearts.diamonds.clubs. `null` if it is not shown.
                 * @example AKQ.JT9.876.5432
                 */
                S: string | null;
                /**
                 * @description A hand in PBN: spades.hearts.diamonds.clubs. `null` if it is not shown.
                 * @example AKQ.JT9.876.5432
                 */
                W: string | null;
            };
            id: string;
            /** @enum {string} */
            lifecycle: "active" | "trashed" | "orphaned";
            ownerId: string | null;
            /** @description The cards in the order in which they were played, starting with the opening lead. */
            play: string[];
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            publishedAt: string | null;
            /** @description The tricks of the declaring side. */
            result: number | null;
            /** @enum {string} */
            sharing: "private" | "public" | "group";
            themes: string[];
            title: string;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            updatedAt: string;
            /** @enum {string} */
            vulnerability: "None" | "NS" | "EW" | "All";
        };
        SharingGroup: {
            id: string;
            members: {
                avatarUrl: string | null;
                displayName: string;
                /** @description The group owner sees every address; members see their own and those of members who show theirs. */
                email: string | null;
                id: string;
            }[];
            name: string;
            ownerId: string;
        };
        SlimAccount: {
            /** @description `null` until an admin trusts it. */
            avatarUrl: string | null;
            displayName: string;
            email: string;
            id: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
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
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "auth0|alice",
                     *       "email": "text",
                     *       "displayName": "Alice Martin",
                     *       "firstName": "text",
                     *       "lastName": "text",
                     *       "organisationName": "text",
                     *       "country": "FR",
                     *       "language": "fr",
                     *       "appLanguage": "en",
                     *       "auctionSystem": {
                     *         "id": "01980000-0000-7000-8000-000000000000",
                     *         "identifier": "text",
                     *         "labels": {},
                     *         "sortOrder": 1
                     *       },
                     *       "isActive": false,
                     *       "role": "teacher",
                     *       "signupSource": "app",
                     *       "isOrganisation": false,
                     *       "showEmailPublicly": false,
                     *       "avatarUrl": "text",
                     *       "avatarTrusted": false,
                     *       "preferences": {
                     *         "dealsExplorer": {
                     *           "viewMode": "grid",
                     *           "columnVisibility": {},
                     *           "columnOrder": [
                     *             "text"
                     *           ]
                     *         },
                     *         "groupsList": {
                     *           "viewMode": "grid"
                     *         },
                     *         "sessionsList": {
                     *           "viewMode": "grid"
                     *         },
                     *         "shareTemplates": {
                     *           "mail": {
                     *             "subject": "text",
                     *             "body": [
                     *               {
                     *                 "type": "paragraph",
                     *                 "children": [
                     *                   {
                     *                     "type": "text",
                     *                     "text": "text",
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
                     *                     "text": "text",
                     *                     "bold": false,
                     *                     "italic": false
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           }
                     *         },
                     *         "theme": "light"
                     *       },
                     *       "onboardedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-01T09:30:00.000Z",
                     *       "certified": false,
                     *       "handle": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "FORBIDDEN" | "IMPERSONATION_FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    eraseAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag from the GET. If it is stale, the request fails and nothing changes. */
                "if-match"?: string;
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_JSON";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "FORBIDDEN" | "IMPERSONATION_FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Conflicts with the current state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "LAST_ADMIN";
                    };
                };
            };
            /** @description Changed since it was read */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PRECONDITION_FAILED";
                    };
                };
            };
            /** @description Body too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            /** @description Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    updateAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag from the GET. If it is stale, the request fails and nothing changes. */
                "if-match"?: string;
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firstName": "text",
                 *       "lastName": "text",
                 *       "organisationName": "text",
                 *       "country": "FR",
                 *       "language": "fr",
                 *       "appLanguage": "fr",
                 *       "auctionSystemId": "text",
                 *       "handle": "alice-martin",
                 *       "avatarUrl": "https://example.org/avatar.png",
                 *       "preferences": {
                 *         "dealsExplorer": {
                 *           "viewMode": "grid",
                 *           "columnVisibility": {},
                 *           "columnOrder": [
                 *             "text"
                 *           ]
                 *         },
                 *         "groupsList": {
                 *           "viewMode": "grid"
                 *         },
                 *         "sessionsList": {
                 *           "viewMode": "grid"
                 *         },
                 *         "shareTemplates": {
                 *           "mail": {
                 *             "subject": "text",
                 *             "body": [
                 *               {
                 *                 "type": "paragraph",
                 *                 "children": [
                 *                   {
                 *                     "type": "text",
                 *                     "text": "text",
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
                 *                     "text": "text",
                 *                     "bold": false,
                 *                     "italic": false
                 *                   }
                 *                 ]
                 *               }
                 *             ]
                 *           }
                 *         },
                 *         "theme": "light"
                 *       },
                 *       "displayName": "Alice Martin",
                 *       "isOrganisation": false,
                 *       "showEmailPublicly": false,
                 *       "role": "teacher",
                 *       "isActive": false,
                 *       "certified": false,
                 *       "avatarTrusted": false,
                 *       "signupSource": "app",
                 *       "email": "alice.martin@example.org"
                 *     }
                 */
                "application/json": {
                    /** Format: language-tag */
                    appLanguage?: string | null;
                    auctionSystemId?: string | null;
                    avatarTrusted?: boolean;
                    /** Format: https-url */
                    avatarUrl?: string | null;
                    certified?: boolean;
                    /** Format: country */
                    country?: string | null;
                    /** Format: name */
                    displayName?: string;
                    /** Format: email */
                    email?: string;
                    /** Format: name */
                    firstName?: string | null;
                    /** Format: handle */
                    handle?: string | null;
                    isActive?: boolean;
                    isOrganisation?: boolean;
                    /** Format: language-tag */
                    language?: string | null;
                    /** Format: name */
                    lastName?: string | null;
                    /** Format: name */
                    organisationName?: string | null;
                    preferences?: {
                        dealsExplorer?: {
                            columnOrder?: string[] | null;
                            columnVisibility?: {
                                [key: string]: boolean | null;
                            } | null;
                            /** @enum {string|null} */
                            viewMode?: "grid" | "list" | "table" | null;
                        } | null;
                        groupsList?: {
                            /** @enum {string|null} */
                            viewMode?: "grid" | "list" | "table" | null;
                        } | null;
                        sessionsList?: {
                            /** @enum {string|null} */
                            viewMode?: "grid" | "list" | "table" | null;
                        } | null;
                        shareTemplates?: {
                            mail?: {
                                body?: {
                                    children: {
                                        bold?: boolean | null;
                                        italic?: boolean | null;
                                        text: string;
                                        /** @enum {string} */
                                        type: "text";
                                    }[];
                                    /** @enum {string} */
                                    type: "paragraph";
                                }[] | null;
                                /** Format: line */
                                subject?: string | null;
                            } | null;
                            whatsapp?: {
                                body?: {
                                    children: {
                                        bold?: boolean | null;
                                        italic?: boolean | null;
                                        text: string;
                                        /** @enum {string} */
                                        type: "text";
                                    }[];
                                    /** @enum {string} */
                                    type: "paragraph";
                                }[] | null;
                            } | null;
                        } | null;
                        /** @enum {string|null} */
                        theme?: "light" | "dark" | "system" | null;
                    } | null;
                    /**
                     * @description Only for admins and internal backends, like the five fields below.
                     * @enum {string}
                     */
                    role?: "teacher" | "player" | "admin";
                    showEmailPublicly?: boolean;
                    /** @enum {string} */
                    signupSource?: "app" | "backend" | "import" | "invite";
                };
                /**
                 * @example {
                 *       "firstName": "text",
                 *       "lastName": "text",
                 *       "organisationName": "text",
                 *       "country": "FR",
                 *       "language": "fr",
                 *       "appLanguage": "fr",
                 *       "auctionSystemId": "text",
                 *       "handle": "alice-martin",
                 *       "avatarUrl": "https://example.org/avatar.png",
                 *       "preferences": {
                 *         "dealsExplorer": {
                 *           "viewMode": "grid",
                 *           "columnVisibility": {},
                 *           "columnOrder": [
                 *             "text"
                 *           ]
                 *         },
                 *         "groupsList": {
                 *           "viewMode": "grid"
                 *         },
                 *         "sessionsList": {
                 *           "viewMode": "grid"
                 *         },
                 *         "shareTemplates": {
                 *           "mail": {
                 *             "subject": "text",
                 *             "body": [
                 *               {
                 *                 "type": "paragraph",
                 *                 "children": [
                 *                   {
                 *                     "type": "text",
                 *                     "text": "text",
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
                 *                     "text": "text",
                 *                     "bold": false,
                 *                     "italic": false
                 *                   }
                 *                 ]
                 *               }
                 *             ]
                 *           }
                 *         },
                 *         "theme": "light"
                 *       },
                 *       "displayName": "Alice Martin",
                 *       "isOrganisation": false,
                 *       "showEmailPublicly": false,
                 *       "role": "teacher",
                 *       "isActive": false,
                 *       "certified": false,
                 *       "avatarTrusted": false,
                 *       "signupSource": "app",
                 *       "email": "alice.martin@example.org"
                 *     }
                 */
                "application/merge-patch+json": {
                    /** Format: language-tag */
                    appLanguage?: string | null;
                    auctionSystemId?: string | null;
                    avatarTrusted?: boolean;
                    /** Format: https-url */
                    avatarUrl?: string | null;
                    certified?: boolean;
                    /** Format: country */
                    country?: string | null;
                    /** Format: name */
                    displayName?: string;
                    /** Format: email */
                    email?: string;
                    /** Format: name */
                    firstName?: string | null;
                    /** Format: handle */
                    handle?: string | null;
                    isActive?: boolean;
                    isOrganisation?: boolean;
                    /** Format: language-tag */
                    language?: string | null;
                    /** Format: name */
                    lastName?: string | null;
                    /** Format: name */
                    organisationName?: string | null;
                    preferences?: {
                        dealsExplorer?: {
                            columnOrder?: string[] | null;
                            columnVisibility?: {
                                [key: string]: boolean | null;
                            } | null;
                            /** @enum {string|null} */
                            viewMode?: "grid" | "list" | "table" | null;
                        } | null;
                        groupsList?: {
                            /** @enum {string|null} */
                            viewMode?: "grid" | "list" | "table" | null;
                        } | null;
                        sessionsList?: {
                            /** @enum {string|null} */
                            viewMode?: "grid" | "list" | "table" | null;
                        } | null;
                        shareTemplates?: {
                            mail?: {
                                body?: {
                                    children: {
                                        bold?: boolean | null;
                                        italic?: boolean | null;
                                        text: string;
                                        /** @enum {string} */
                                        type: "text";
                                    }[];
                                    /** @enum {string} */
                                    type: "paragraph";
                                }[] | null;
                                /** Format: line */
                                subject?: string | null;
                            } | null;
                            whatsapp?: {
                                body?: {
                                    children: {
                                        bold?: boolean | null;
                                        italic?: boolean | null;
                                        text: string;
                                        /** @enum {string} */
                                        type: "text";
                                    }[];
                                    /** @enum {string} */
                                    type: "paragraph";
                                }[] | null;
                            } | null;
                        } | null;
                        /** @enum {string|null} */
                        theme?: "light" | "dark" | "system" | null;
                    } | null;
                    /**
                     * @description Only for admins and internal backends, like the five fields below.
                     * @enum {string}
                     */
                    role?: "teacher" | "player" | "admin";
                    showEmailPublicly?: boolean;
                    /** @enum {string} */
                    signupSource?: "app" | "backend" | "import" | "invite";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "auth0|alice",
                     *       "email": "text",
                     *       "displayName": "Alice Martin",
                     *       "firstName": "text",
                     *       "lastName": "text",
                     *       "organisationName": "text",
                     *       "country": "FR",
                     *       "language": "fr",
                     *       "appLanguage": "en",
                     *       "auctionSystem": {
                     *         "id": "01980000-0000-7000-8000-000000000000",
                     *         "identifier": "text",
                     *         "labels": {},
                     *         "sortOrder": 1
                     *       },
                     *       "isActive": false,
                     *       "role": "teacher",
                     *       "signupSource": "app",
                     *       "isOrganisation": false,
                     *       "showEmailPublicly": false,
                     *       "avatarUrl": "text",
                     *       "avatarTrusted": false,
                     *       "preferences": {
                     *         "dealsExplorer": {
                     *           "viewMode": "grid",
                     *           "columnVisibility": {},
                     *           "columnOrder": [
                     *             "text"
                     *           ]
                     *         },
                     *         "groupsList": {
                     *           "viewMode": "grid"
                     *         },
                     *         "sessionsList": {
                     *           "viewMode": "grid"
                     *         },
                     *         "shareTemplates": {
                     *           "mail": {
                     *             "subject": "text",
                     *             "body": [
                     *               {
                     *                 "type": "paragraph",
                     *                 "children": [
                     *                   {
                     *                     "type": "text",
                     *                     "text": "text",
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
                     *                     "text": "text",
                     *                     "bold": false,
                     *                     "italic": false
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           }
                     *         },
                     *         "theme": "light"
                     *       },
                     *       "onboardedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-01T09:30:00.000Z",
                     *       "certified": false,
                     *       "handle": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_JSON";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "FORBIDDEN" | "IMPERSONATION_FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_NOT_FOUND" | "AUCTION_SYSTEM_NOT_FOUND";
                    };
                };
            };
            /** @description Conflicts with the current state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "LAST_ADMIN" | "ACCOUNT_EMAIL_TAKEN" | "ACCOUNT_HANDLE_TAKEN";
                    };
                };
            };
            /** @description Changed since it was read */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PRECONDITION_FAILED";
                    };
                };
            };
            /** @description Body too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            /** @description Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "auth0|alice",
                     *       "email": "text",
                     *       "displayName": "Alice Martin",
                     *       "firstName": "text",
                     *       "lastName": "text",
                     *       "organisationName": "text",
                     *       "country": "FR",
                     *       "language": "fr",
                     *       "appLanguage": "en",
                     *       "auctionSystem": {
                     *         "id": "01980000-0000-7000-8000-000000000000",
                     *         "identifier": "text",
                     *         "labels": {},
                     *         "sortOrder": 1
                     *       },
                     *       "isActive": false,
                     *       "role": "teacher",
                     *       "signupSource": "app",
                     *       "isOrganisation": false,
                     *       "showEmailPublicly": false,
                     *       "avatarUrl": "text",
                     *       "avatarTrusted": false,
                     *       "preferences": {
                     *         "dealsExplorer": {
                     *           "viewMode": "grid",
                     *           "columnVisibility": {},
                     *           "columnOrder": [
                     *             "text"
                     *           ]
                     *         },
                     *         "groupsList": {
                     *           "viewMode": "grid"
                     *         },
                     *         "sessionsList": {
                     *           "viewMode": "grid"
                     *         },
                     *         "shareTemplates": {
                     *           "mail": {
                     *             "subject": "text",
                     *             "body": [
                     *               {
                     *                 "type": "paragraph",
                     *                 "children": [
                     *                   {
                     *                     "type": "text",
                     *                     "text": "text",
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
                     *                     "text": "text",
                     *                     "bold": false,
                     *                     "italic": false
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           }
                     *         },
                     *         "theme": "light"
                     *       },
                     *       "onboardedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-01T09:30:00.000Z",
                     *       "certified": false,
                     *       "handle": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Conflicts with the current state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_EMAIL_TAKEN";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    eraseOwnAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag from the GET. If it is stale, the request fails and nothing changes. */
                "if-match"?: string;
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_JSON";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "FORBIDDEN" | "IMPERSONATION_FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Conflicts with the current state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "LAST_ADMIN";
                    };
                };
            };
            /** @description Changed since it was read */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PRECONDITION_FAILED";
                    };
                };
            };
            /** @description Body too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            /** @description Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    updateOwnAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag from the GET. If it is stale, the request fails and nothing changes. */
                "if-match"?: string;
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firstName": "text",
                 *       "lastName": "text",
                 *       "organisationName": "text",
                 *       "country": "FR",
                 *       "language": "fr",
                 *       "appLanguage": "fr",
                 *       "auctionSystemId": "text",
                 *       "handle": "alice-martin",
                 *       "avatarUrl": "https://example.org/avatar.png",
                 *       "preferences": {
                 *         "dealsExplorer": {
                 *           "viewMode": "grid",
                 *           "columnVisibility": {},
                 *           "columnOrder": [
                 *             "text"
                 *           ]
                 *         },
                 *         "groupsList": {
                 *           "viewMode": "grid"
                 *         },
                 *         "sessionsList": {
                 *           "viewMode": "grid"
                 *         },
                 *         "shareTemplates": {
                 *           "mail": {
                 *             "subject": "text",
                 *             "body": [
                 *               {
                 *                 "type": "paragraph",
                 *                 "children": [
                 *                   {
                 *                     "type": "text",
                 *                     "text": "text",
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
                 *                     "text": "text",
                 *                     "bold": false,
                 *                     "italic": false
                 *                   }
                 *                 ]
                 *               }
                 *             ]
                 *           }
                 *         },
                 *         "theme": "light"
                 *       },
                 *       "displayName": "Alice Martin",
                 *       "isOrganisation": false,
                 *       "showEmailPublicly": false,
                 *       "role": "teacher",
                 *       "isActive": false,
                 *       "certified": false,
                 *       "avatarTrusted": false,
                 *       "signupSource": "app",
                 *       "email": "alice.martin@example.org"
                 *     }
                 */
                "application/json": {
                    /** Format: language-tag */
                    appLanguage?: string | null;
                    auctionSystemId?: string | null;
                    avatarTrusted?: boolean;
                    /** Format: https-url */
                    avatarUrl?: string | null;
                    certified?: boolean;
                    /** Format: country */
                    country?: string | null;
                    /** Format: name */
                    displayName?: string;
                    /** Format: email */
                    email?: string;
                    /** Format: name */
                    firstName?: string | null;
                    /** Format: handle */
                    handle?: string | null;
                    isActive?: boolean;
                    isOrganisation?: boolean;
                    /** Format: language-tag */
                    language?: string | null;
                    /** Format: name */
                    lastName?: string | null;
                    /** Format: name */
                    organisationName?: string | null;
                    preferences?: {
                        dealsExplorer?: {
                            columnOrder?: string[] | null;
                            columnVisibility?: {
                                [key: string]: boolean | null;
                            } | null;
                            /** @enum {string|null} */
                            viewMode?: "grid" | "list" | "table" | null;
                        } | null;
                        groupsList?: {
                            /** @enum {string|null} */
                            viewMode?: "grid" | "list" | "table" | null;
                        } | null;
                        sessionsList?: {
                            /** @enum {string|null} */
                            viewMode?: "grid" | "list" | "table" | null;
                        } | null;
                        shareTemplates?: {
                            mail?: {
                                body?: {
                                    children: {
                                        bold?: boolean | null;
                                        italic?: boolean | null;
                                        text: string;
                                        /** @enum {string} */
                                        type: "text";
                                    }[];
                                    /** @enum {string} */
                                    type: "paragraph";
                                }[] | null;
                                /** Format: line */
                                subject?: string | null;
                            } | null;
                            whatsapp?: {
                                body?: {
                                    children: {
                                        bold?: boolean | null;
                                        italic?: boolean | null;
                                        text: string;
                                        /** @enum {string} */
                                        type: "text";
                                    }[];
                                    /** @enum {string} */
                                    type: "paragraph";
                                }[] | null;
                            } | null;
                        } | null;
                        /** @enum {string|null} */
                        theme?: "light" | "dark" | "system" | null;
                    } | null;
                    /**
                     * @description Only for admins and internal backends, like the five fields below.
                     * @enum {string}
                     */
                    role?: "teacher" | "player" | "admin";
                    showEmailPublicly?: boolean;
                    /** @enum {string} */
                    signupSource?: "app" | "backend" | "import" | "invite";
                };
                /**
                 * @example {
                 *       "firstName": "text",
                 *       "lastName": "text",
                 *       "organisationName": "text",
                 *       "country": "FR",
                 *       "language": "fr",
                 *       "appLanguage": "fr",
                 *       "auctionSystemId": "text",
                 *       "handle": "alice-martin",
                 *       "avatarUrl": "https://example.org/avatar.png",
                 *       "preferences": {
                 *         "dealsExplorer": {
                 *           "viewMode": "grid",
                 *           "columnVisibility": {},
                 *           "columnOrder": [
                 *             "text"
                 *           ]
                 *         },
                 *         "groupsList": {
                 *           "viewMode": "grid"
                 *         },
                 *         "sessionsList": {
                 *           "viewMode": "grid"
                 *         },
                 *         "shareTemplates": {
                 *           "mail": {
                 *             "subject": "text",
                 *             "body": [
                 *               {
                 *                 "type": "paragraph",
                 *                 "children": [
                 *                   {
                 *                     "type": "text",
                 *                     "text": "text",
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
                 *                     "text": "text",
                 *                     "bold": false,
                 *                     "italic": false
                 *                   }
                 *                 ]
                 *               }
                 *             ]
                 *           }
                 *         },
                 *         "theme": "light"
                 *       },
                 *       "displayName": "Alice Martin",
                 *       "isOrganisation": false,
                 *       "showEmailPublicly": false,
                 *       "role": "teacher",
                 *       "isActive": false,
                 *       "certified": false,
                 *       "avatarTrusted": false,
                 *       "signupSource": "app",
                 *       "email": "alice.martin@example.org"
                 *     }
                 */
                "application/merge-patch+json": {
                    /** Format: language-tag */
                    appLanguage?: string | null;
                    auctionSystemId?: string | null;
                    avatarTrusted?: boolean;
                    /** Format: https-url */
                    avatarUrl?: string | null;
                    certified?: boolean;
                    /** Format: country */
                    country?: string | null;
                    /** Format: name */
                    displayName?: string;
                    /** Format: email */
                    email?: string;
                    /** Format: name */
                    firstName?: string | null;
                    /** Format: handle */
                    handle?: string | null;
                    isActive?: boolean;
                    isOrganisation?: boolean;
                    /** Format: language-tag */
                    language?: string | null;
                    /** Format: name */
                    lastName?: string | null;
                    /** Format: name */
                    organisationName?: string | null;
                    preferences?: {
                        dealsExplorer?: {
                            columnOrder?: string[] | null;
                            columnVisibility?: {
                                [key: string]: boolean | null;
                            } | null;
                            /** @enum {string|null} */
                            viewMode?: "grid" | "list" | "table" | null;
                        } | null;
                        groupsList?: {
                            /** @enum {string|null} */
                            viewMode?: "grid" | "list" | "table" | null;
                        } | null;
                        sessionsList?: {
                            /** @enum {string|null} */
                            viewMode?: "grid" | "list" | "table" | null;
                        } | null;
                        shareTemplates?: {
                            mail?: {
                                body?: {
                                    children: {
                                        bold?: boolean | null;
                                        italic?: boolean | null;
                                        text: string;
                                        /** @enum {string} */
                                        type: "text";
                                    }[];
                                    /** @enum {string} */
                                    type: "paragraph";
                                }[] | null;
                                /** Format: line */
                                subject?: string | null;
                            } | null;
                            whatsapp?: {
                                body?: {
                                    children: {
                                        bold?: boolean | null;
                                        italic?: boolean | null;
                                        text: string;
                                        /** @enum {string} */
                                        type: "text";
                                    }[];
                                    /** @enum {string} */
                                    type: "paragraph";
                                }[] | null;
                            } | null;
                        } | null;
                        /** @enum {string|null} */
                        theme?: "light" | "dark" | "system" | null;
                    } | null;
                    /**
                     * @description Only for admins and internal backends, like the five fields below.
                     * @enum {string}
                     */
                    role?: "teacher" | "player" | "admin";
                    showEmailPublicly?: boolean;
                    /** @enum {string} */
                    signupSource?: "app" | "backend" | "import" | "invite";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "auth0|alice",
                     *       "email": "text",
                     *       "displayName": "Alice Martin",
                     *       "firstName": "text",
                     *       "lastName": "text",
                     *       "organisationName": "text",
                     *       "country": "FR",
                     *       "language": "fr",
                     *       "appLanguage": "en",
                     *       "auctionSystem": {
                     *         "id": "01980000-0000-7000-8000-000000000000",
                     *         "identifier": "text",
                     *         "labels": {},
                     *         "sortOrder": 1
                     *       },
                     *       "isActive": false,
                     *       "role": "teacher",
                     *       "signupSource": "app",
                     *       "isOrganisation": false,
                     *       "showEmailPublicly": false,
                     *       "avatarUrl": "text",
                     *       "avatarTrusted": false,
                     *       "preferences": {
                     *         "dealsExplorer": {
                     *           "viewMode": "grid",
                     *           "columnVisibility": {},
                     *           "columnOrder": [
                     *             "text"
                     *           ]
                     *         },
                     *         "groupsList": {
                     *           "viewMode": "grid"
                     *         },
                     *         "sessionsList": {
                     *           "viewMode": "grid"
                     *         },
                     *         "shareTemplates": {
                     *           "mail": {
                     *             "subject": "text",
                     *             "body": [
                     *               {
                     *                 "type": "paragraph",
                     *                 "children": [
                     *                   {
                     *                     "type": "text",
                     *                     "text": "text",
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
                     *                     "text": "text",
                     *                     "bold": false,
                     *                     "italic": false
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           }
                     *         },
                     *         "theme": "light"
                     *       },
                     *       "onboardedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-01T09:30:00.000Z",
                     *       "certified": false,
                     *       "handle": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_JSON";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "FORBIDDEN" | "IMPERSONATION_FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_NOT_FOUND" | "AUCTION_SYSTEM_NOT_FOUND";
                    };
                };
            };
            /** @description Conflicts with the current state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "LAST_ADMIN" | "ACCOUNT_EMAIL_TAKEN" | "ACCOUNT_HANDLE_TAKEN";
                    };
                };
            };
            /** @description Changed since it was read */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PRECONDITION_FAILED";
                    };
                };
            };
            /** @description Body too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            /** @description Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    listOwnAccessLog: {
        parameters: {
            query?: {
                page?: number;
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "entries": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "at": "2026-03-01T09:30:00.000Z",
                     *           "actor": {
                     *             "type": "text",
                     *             "id": "01980000-0000-7000-8000-000000000000"
                     *           },
                     *           "action": "GET /deals",
                     *           "parameters": {},
                     *           "requestId": "text"
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "pageSize": 1,
                     *         "total": 1,
                     *         "totalPages": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        entries: {
                            /**
                             * @description The method and route pattern of the request.
                             * @example GET /deals
                             * @example PATCH /deals/{id}
                             */
                            action: string;
                            actor: {
                                id: string | null;
                                type: string;
                            };
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.000Z
                             */
                            at: string;
                            id: string;
                            parameters: {
                                [key: string]: string | null;
                            };
                            requestId: string;
                        }[];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    completeOnboarding: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag from the GET. If it is stale, the request fails and nothing changes. */
                "if-match"?: string;
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "displayName": "Alice Martin",
                 *       "firstName": "text",
                 *       "lastName": "text",
                 *       "organisationName": "text",
                 *       "country": "FR",
                 *       "language": "fr",
                 *       "appLanguage": "fr",
                 *       "auctionSystemId": "text",
                 *       "handle": "alice-martin",
                 *       "isOrganisation": false
                 *     }
                 */
                "application/json": {
                    /** Format: language-tag */
                    appLanguage?: string | null;
                    auctionSystemId?: string | null;
                    /** Format: country */
                    country?: string | null;
                    /** Format: name */
                    displayName: string;
                    /** Format: name */
                    firstName?: string | null;
                    /** Format: handle */
                    handle?: string | null;
                    isOrganisation?: boolean | null;
                    /** Format: language-tag */
                    language?: string | null;
                    /** Format: name */
                    lastName?: string | null;
                    /** Format: name */
                    organisationName?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "auth0|alice",
                     *       "email": "text",
                     *       "displayName": "Alice Martin",
                     *       "firstName": "text",
                     *       "lastName": "text",
                     *       "organisationName": "text",
                     *       "country": "FR",
                     *       "language": "fr",
                     *       "appLanguage": "en",
                     *       "auctionSystem": {
                     *         "id": "01980000-0000-7000-8000-000000000000",
                     *         "identifier": "text",
                     *         "labels": {},
                     *         "sortOrder": 1
                     *       },
                     *       "isActive": false,
                     *       "role": "teacher",
                     *       "signupSource": "app",
                     *       "isOrganisation": false,
                     *       "showEmailPublicly": false,
                     *       "avatarUrl": "text",
                     *       "avatarTrusted": false,
                     *       "preferences": {
                     *         "dealsExplorer": {
                     *           "viewMode": "grid",
                     *           "columnVisibility": {},
                     *           "columnOrder": [
                     *             "text"
                     *           ]
                     *         },
                     *         "groupsList": {
                     *           "viewMode": "grid"
                     *         },
                     *         "sessionsList": {
                     *           "viewMode": "grid"
                     *         },
                     *         "shareTemplates": {
                     *           "mail": {
                     *             "subject": "text",
                     *             "body": [
                     *               {
                     *                 "type": "paragraph",
                     *                 "children": [
                     *                   {
                     *                     "type": "text",
                     *                     "text": "text",
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
                     *                     "text": "text",
                     *                     "bold": false,
                     *                     "italic": false
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           }
                     *         },
                     *         "theme": "light"
                     *       },
                     *       "onboardedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-01T09:30:00.000Z",
                     *       "certified": false,
                     *       "handle": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_JSON";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "AUCTION_SYSTEM_NOT_FOUND" | "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Conflicts with the current state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_EMAIL_TAKEN" | "ACCOUNT_HANDLE_TAKEN";
                    };
                };
            };
            /** @description Changed since it was read */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PRECONDITION_FAILED";
                    };
                };
            };
            /** @description Body too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            /** @description Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
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
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "exportedAt": "2026-03-01T09:30:00.000Z",
                     *       "account": {
                     *         "id": "auth0|alice",
                     *         "email": "text",
                     *         "displayName": "Alice Martin",
                     *         "firstName": "text",
                     *         "lastName": "text",
                     *         "organisationName": "text",
                     *         "country": "FR",
                     *         "language": "fr",
                     *         "appLanguage": "en",
                     *         "auctionSystem": {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "identifier": "text",
                     *           "labels": {},
                     *           "sortOrder": 1
                     *         },
                     *         "isActive": false,
                     *         "role": "teacher",
                     *         "signupSource": "app",
                     *         "isOrganisation": false,
                     *         "showEmailPublicly": false,
                     *         "avatarUrl": "text",
                     *         "avatarTrusted": false,
                     *         "preferences": {
                     *           "dealsExplorer": {
                     *             "viewMode": "grid",
                     *             "columnVisibility": {},
                     *             "columnOrder": [
                     *               "text"
                     *             ]
                     *           },
                     *           "groupsList": {
                     *             "viewMode": "grid"
                     *           },
                     *           "sessionsList": {
                     *             "viewMode": "grid"
                     *           },
                     *           "shareTemplates": {
                     *             "mail": {
                     *               "subject": "text",
                     *               "body": [
                     *                 {
                     *                   "type": "paragraph",
                     *                   "children": [
                     *                     {
                     *                       "type": "text",
                     *                       "text": "text",
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
                     *                       "text": "text",
                     *                       "bold": false,
                     *                       "italic": false
                     *                     }
                     *                   ]
                     *                 }
                     *               ]
                     *             }
                     *           },
                     *           "theme": "light"
                     *         },
                     *         "onboardedAt": "2026-03-01T09:30:00.000Z",
                     *         "createdAt": "2026-03-01T09:30:00.000Z",
                     *         "updatedAt": "2026-03-01T09:30:00.000Z",
                     *         "certified": false,
                     *         "handle": "text"
                     *       },
                     *       "deals": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "ownerId": "text",
                     *           "title": "Counting the hand",
                     *           "boardNumber": 1,
                     *           "dealer": "N",
                     *           "vulnerability": "None",
                     *           "hands": {
                     *             "N": "AKQ.JT9.876.5432",
                     *             "E": "AKQ.JT9.876.5432",
                     *             "S": "AKQ.JT9.876.5432",
                     *             "W": "AKQ.JT9.876.5432"
                     *           },
                     *           "auction": [
                     *             "text"
                     *           ],
                     *           "contract": {
                     *             "level": 0,
                     *             "strain": "C",
                     *             "doubled": 0,
                     *             "declarer": "N"
                     *           },
                     *           "play": [
                     *             "SA"
                     *           ],
                     *           "result": 0,
                     *           "commentary": [
                     *             {
                     *               "type": "paragraph",
                     *               "children": [
                     *                 {
                     *                   "type": "text",
                     *                   "text": "text",
                     *                   "bold": false,
                     *                   "italic": false
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "themes": [
                     *             "text"
                     *           ],
                     *           "sharing": "private",
                     *           "lifecycle": "active",
                     *           "publishedAt": "2026-03-01T09:30:00.000Z",
                     *           "createdAt": "2026-03-01T09:30:00.000Z",
                     *           "updatedAt": "2026-03-01T09:30:00.000Z",
                     *           "personalThemes": [
                     *             "text"
                     *           ],
                     *           "inspirations": [
                     *             "text"
                     *           ],
                     *           "sharingGroupIds": [
                     *             "text"
                     *           ],
                     *           "supplement": [
                     *             {
                     *               "name": "Club teachers",
                     *               "value": "text"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "collections": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "ownerId": "text",
                     *           "title": "Counting the hand",
                     *           "description": "text",
                     *           "dealIds": [
                     *             "text"
                     *           ],
                     *           "publicEnabled": false,
                     *           "publicToken": "text",
                     *           "availableFrom": "2026-03-01T09:30:00.000Z",
                     *           "availableUntil": "2026-03-01T09:30:00.000Z",
                     *           "archivedAt": "2026-03-01T09:30:00.000Z",
                     *           "degraded": false,
                     *           "createdAt": "2026-03-01T09:30:00.000Z",
                     *           "updatedAt": "2026-03-01T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "sharingGroups": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "name": "Club teachers",
                     *           "ownerId": "text",
                     *           "members": [
                     *             {
                     *               "id": "01980000-0000-7000-8000-000000000000",
                     *               "email": "text",
                     *               "displayName": "Alice Martin",
                     *               "avatarUrl": "text"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "subscriptions": [
                     *         {
                     *           "handle": "text",
                     *           "displayName": "Alice Martin"
                     *         }
                     *       ],
                     *       "grants": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "accountId": "text",
                     *           "source": "subscription",
                     *           "plan": "text",
                     *           "feature": "collections",
                     *           "limit": 1,
                     *           "startsAt": "2026-03-01T09:30:00.000Z",
                     *           "endsAt": "2026-03-01T09:30:00.000Z",
                     *           "revokedAt": "2026-03-01T09:30:00.000Z",
                     *           "createdAt": "2026-03-01T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "announcementReads": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "readAt": "2026-03-01T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "serves": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "dealId": "text",
                     *           "servedAt": "2026-03-01T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "auditRecords": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "at": "2026-03-01T09:30:00.000Z",
                     *           "actor": {
                     *             "type": "account",
                     *             "id": "01980000-0000-7000-8000-000000000000"
                     *           },
                     *           "as": "text",
                     *           "action": "account.update",
                     *           "parameters": {},
                     *           "subject": {
                     *             "type": "account",
                     *             "id": "01980000-0000-7000-8000-000000000000"
                     *           },
                     *           "changes": {},
                     *           "requestId": "text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AccountExport"];
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Conflicts with the current state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "EXPORT_RUNNING";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
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
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "exposed": false,
                     *       "rules": [
                     *         {
                     *           "rule": "dealPublic",
                     *           "passes": false,
                     *           "detail": "text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Exposure"];
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    searchAccounts: {
        parameters: {
            query: {
                /** @description Whether the results may include your own account. */
                includeSelf?: boolean;
                /** @description Part of a name, or of the e-mail address before the @. */
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "01980000-0000-7000-8000-000000000000",
                     *         "email": "text",
                     *         "displayName": "Alice Martin",
                     *         "avatarUrl": "text"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SlimAccount"][];
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "banner": {
                     *         "id": "01980000-0000-7000-8000-000000000000",
                     *         "kind": "banner",
                     *         "title": {},
                     *         "body": {},
                     *         "actionLabel": {},
                     *         "actionPath": "/deals",
                     *         "pinned": false,
                     *         "publishedAt": "2026-03-01T09:30:00.000Z",
                     *         "expiresAt": "2026-03-01T09:30:00.000Z",
                     *         "readAt": "2026-03-01T09:30:00.000Z"
                     *       },
                     *       "news": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "kind": "banner",
                     *           "title": {},
                     *           "body": {},
                     *           "actionLabel": {},
                     *           "actionPath": "/deals",
                     *           "pinned": false,
                     *           "publishedAt": "2026-03-01T09:30:00.000Z",
                     *           "expiresAt": "2026-03-01T09:30:00.000Z",
                     *           "readAt": "2026-03-01T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "unreadCount": 1,
                     *       "nextChangeAt": "2026-03-01T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Announcements"];
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
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
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "kind": "banner",
                     *       "title": {},
                     *       "body": {},
                     *       "actionLabel": {},
                     *       "actionPath": "/deals",
                     *       "pinned": false,
                     *       "publishedAt": "2026-03-01T09:30:00.000Z",
                     *       "expiresAt": "2026-03-01T09:30:00.000Z",
                     *       "readAt": "2026-03-01T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Announcement"];
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_JSON";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ANNOUNCEMENT_NOT_FOUND" | "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Body too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            /** @description Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    apiFindAccountsByEmail: {
        parameters: {
            query: {
                email: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accounts": [
                     *         {
                     *           "id": "auth0|alice",
                     *           "email": "text",
                     *           "displayName": "Alice Martin",
                     *           "firstName": "text",
                     *           "lastName": "text",
                     *           "organisationName": "text",
                     *           "country": "FR",
                     *           "language": "fr",
                     *           "appLanguage": "en",
                     *           "auctionSystem": {
                     *             "id": "01980000-0000-7000-8000-000000000000",
                     *             "identifier": "text",
                     *             "labels": {},
                     *             "sortOrder": 1
                     *           },
                     *           "isActive": false,
                     *           "role": "teacher",
                     *           "signupSource": "app",
                     *           "isOrganisation": false,
                     *           "showEmailPublicly": false,
                     *           "avatarUrl": "text",
                     *           "avatarTrusted": false,
                     *           "preferences": {
                     *             "dealsExplorer": {
                     *               "viewMode": "grid",
                     *               "columnVisibility": {},
                     *               "columnOrder": [
                     *                 "text"
                     *               ]
                     *             },
                     *             "groupsList": {
                     *               "viewMode": "grid"
                     *             },
                     *             "sessionsList": {
                     *               "viewMode": "grid"
                     *             },
                     *             "shareTemplates": {
                     *               "mail": {
                     *                 "subject": "text",
                     *                 "body": [
                     *                   {
                     *                     "type": "paragraph",
                     *                     "children": [
                     *                       {
                     *                         "type": "text",
                     *                         "text": "text",
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
                     *                         "text": "text",
                     *                         "bold": false,
                     *                         "italic": false
                     *                       }
                     *                     ]
                     *                   }
                     *                 ]
                     *               }
                     *             },
                     *             "theme": "light"
                     *           },
                     *           "onboardedAt": "2026-03-01T09:30:00.000Z",
                     *           "createdAt": "2026-03-01T09:30:00.000Z",
                     *           "updatedAt": "2026-03-01T09:30:00.000Z",
                     *           "certified": false,
                     *           "handle": "text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        accounts: components["schemas"]["Account"][];
                    };
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    apiCreateAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to retry: for 24 hours, repeating it with the same key returns the first response, and it takes effect only once. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "auth0|alice",
                 *       "email": "alice.martin@example.org",
                 *       "displayName": "Alice Martin",
                 *       "firstName": "text",
                 *       "lastName": "text",
                 *       "organisationName": "text",
                 *       "country": "FR",
                 *       "language": "fr",
                 *       "appLanguage": "fr",
                 *       "auctionSystemId": "text",
                 *       "handle": "alice-martin",
                 *       "avatarUrl": "https://example.org/avatar.png",
                 *       "preferences": {
                 *         "dealsExplorer": {
                 *           "viewMode": "grid",
                 *           "columnVisibility": {},
                 *           "columnOrder": [
                 *             "text"
                 *           ]
                 *         },
                 *         "groupsList": {
                 *           "viewMode": "grid"
                 *         },
                 *         "sessionsList": {
                 *           "viewMode": "grid"
                 *         },
                 *         "shareTemplates": {
                 *           "mail": {
                 *             "subject": "text",
                 *             "body": [
                 *               {
                 *                 "type": "paragraph",
                 *                 "children": [
                 *                   {
                 *                     "type": "text",
                 *                     "text": "text",
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
                 *                     "text": "text",
                 *                     "bold": false,
                 *                     "italic": false
                 *                   }
                 *                 ]
                 *               }
                 *             ]
                 *           }
                 *         },
                 *         "theme": "light"
                 *       },
                 *       "isOrganisation": false,
                 *       "showEmailPublicly": false,
                 *       "signupSource": "backend"
                 *     }
                 */
                "application/json": {
                    /** Format: language-tag */
                    appLanguage?: string | null;
                    auctionSystemId?: string | null;
                    /** Format: https-url */
                    avatarUrl?: string | null;
                    /** Format: country */
                    country?: string | null;
                    /** Format: name */
                    displayName: string;
                    /** Format: email */
                    email: string;
                    /** Format: name */
                    firstName?: string | null;
                    /** Format: handle */
                    handle?: string | null;
                    /**
                     * Format: account-id
                     * @description The `sub` claim that the identity provider's tokens will have.
                     */
                    id: string;
                    isOrganisation?: boolean | null;
                    /** Format: language-tag */
                    language?: string | null;
                    /** Format: name */
                    lastName?: string | null;
                    /** Format: name */
                    organisationName?: string | null;
                    preferences?: {
                        dealsExplorer?: {
                            columnOrder?: string[] | null;
                            columnVisibility?: {
                                [key: string]: boolean | null;
                            } | null;
                            /** @enum {string|null} */
                            viewMode?: "grid" | "list" | "table" | null;
                        } | null;
                        groupsList?: {
                            /** @enum {string|null} */
                            viewMode?: "grid" | "list" | "table" | null;
                        } | null;
                        sessionsList?: {
                            /** @enum {string|null} */
                            viewMode?: "grid" | "list" | "table" | null;
                        } | null;
                        shareTemplates?: {
                            mail?: {
                                body?: {
                                    children: {
                                        bold?: boolean | null;
                                        italic?: boolean | null;
                                        text: string;
                                        /** @enum {string} */
                                        type: "text";
                                    }[];
                                    /** @enum {string} */
                                    type: "paragraph";
                                }[] | null;
                                /** Format: line */
                                subject?: string | null;
                            } | null;
                            whatsapp?: {
                                body?: {
                                    children: {
                                        bold?: boolean | null;
                                        italic?: boolean | null;
                                        text: string;
                                        /** @enum {string} */
                                        type: "text";
                                    }[];
                                    /** @enum {string} */
                                    type: "paragraph";
                                }[] | null;
                            } | null;
                        } | null;
                        /** @enum {string|null} */
                        theme?: "light" | "dark" | "system" | null;
                    } | null;
                    showEmailPublicly?: boolean | null;
                    /**
                     * @default backend
                     * @enum {string|null}
                     */
                    signupSource?: "app" | "backend" | "import" | "invite" | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "auth0|alice",
                     *       "email": "text",
                     *       "displayName": "Alice Martin",
                     *       "firstName": "text",
                     *       "lastName": "text",
                     *       "organisationName": "text",
                     *       "country": "FR",
                     *       "language": "fr",
                     *       "appLanguage": "en",
                     *       "auctionSystem": {
                     *         "id": "01980000-0000-7000-8000-000000000000",
                     *         "identifier": "text",
                     *         "labels": {},
                     *         "sortOrder": 1
                     *       },
                     *       "isActive": false,
                     *       "role": "teacher",
                     *       "signupSource": "app",
                     *       "isOrganisation": false,
                     *       "showEmailPublicly": false,
                     *       "avatarUrl": "text",
                     *       "avatarTrusted": false,
                     *       "preferences": {
                     *         "dealsExplorer": {
                     *           "viewMode": "grid",
                     *           "columnVisibility": {},
                     *           "columnOrder": [
                     *             "text"
                     *           ]
                     *         },
                     *         "groupsList": {
                     *           "viewMode": "grid"
                     *         },
                     *         "sessionsList": {
                     *           "viewMode": "grid"
                     *         },
                     *         "shareTemplates": {
                     *           "mail": {
                     *             "subject": "text",
                     *             "body": [
                     *               {
                     *                 "type": "paragraph",
                     *                 "children": [
                     *                   {
                     *                     "type": "text",
                     *                     "text": "text",
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
                     *                     "text": "text",
                     *                     "bold": false,
                     *                     "italic": false
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           }
                     *         },
                     *         "theme": "light"
                     *       },
                     *       "onboardedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-01T09:30:00.000Z",
                     *       "certified": false,
                     *       "handle": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_JSON";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_ID_TAKEN" | "ACCOUNT_EMAIL_TAKEN" | "ACCOUNT_HANDLE_TAKEN" | "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            /** @description Body too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            /** @description Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    apiGetAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "auth0|alice",
                     *       "email": "text",
                     *       "displayName": "Alice Martin",
                     *       "firstName": "text",
                     *       "lastName": "text",
                     *       "organisationName": "text",
                     *       "country": "FR",
                     *       "language": "fr",
                     *       "appLanguage": "en",
                     *       "auctionSystem": {
                     *         "id": "01980000-0000-7000-8000-000000000000",
                     *         "identifier": "text",
                     *         "labels": {},
                     *         "sortOrder": 1
                     *       },
                     *       "isActive": false,
                     *       "role": "teacher",
                     *       "signupSource": "app",
                     *       "isOrganisation": false,
                     *       "showEmailPublicly": false,
                     *       "avatarUrl": "text",
                     *       "avatarTrusted": false,
                     *       "preferences": {
                     *         "dealsExplorer": {
                     *           "viewMode": "grid",
                     *           "columnVisibility": {},
                     *           "columnOrder": [
                     *             "text"
                     *           ]
                     *         },
                     *         "groupsList": {
                     *           "viewMode": "grid"
                     *         },
                     *         "sessionsList": {
                     *           "viewMode": "grid"
                     *         },
                     *         "shareTemplates": {
                     *           "mail": {
                     *             "subject": "text",
                     *             "body": [
                     *               {
                     *                 "type": "paragraph",
                     *                 "children": [
                     *                   {
                     *                     "type": "text",
                     *                     "text": "text",
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
                     *                     "text": "text",
                     *                     "bold": false,
                     *                     "italic": false
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           }
                     *         },
                     *         "theme": "light"
                     *       },
                     *       "onboardedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-01T09:30:00.000Z",
                     *       "certified": false,
                     *       "handle": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    apiListGrants: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "grants": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "accountId": "text",
                     *           "source": "subscription",
                     *           "plan": "text",
                     *           "feature": "collections",
                     *           "limit": 1,
                     *           "startsAt": "2026-03-01T09:30:00.000Z",
                     *           "endsAt": "2026-03-01T09:30:00.000Z",
                     *           "revokedAt": "2026-03-01T09:30:00.000Z",
                     *           "createdAt": "2026-03-01T09:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        grants: components["schemas"]["Grant"][];
                    };
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    apiPutGrant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                grantId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "plan": "text",
                 *       "feature": "text",
                 *       "limit": 0,
                 *       "startsAt": "2026-03-01T09:30:00.000Z",
                 *       "endsAt": "2026-03-01T09:30:00.000Z",
                 *       "source": "subscription"
                 *     }
                 */
                "application/json": {
                    /** Format: date-time */
                    endsAt?: string | null;
                    feature: string;
                    limit?: number | null;
                    plan?: string | null;
                    /** @enum {string} */
                    source: "subscription" | "manual" | "trial" | "partner";
                    /** Format: date-time */
                    startsAt?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "accountId": "text",
                     *       "source": "subscription",
                     *       "plan": "text",
                     *       "feature": "collections",
                     *       "limit": 1,
                     *       "startsAt": "2026-03-01T09:30:00.000Z",
                     *       "endsAt": "2026-03-01T09:30:00.000Z",
                     *       "revokedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Grant"];
                };
            };
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "accountId": "text",
                     *       "source": "subscription",
                     *       "plan": "text",
                     *       "feature": "collections",
                     *       "limit": 1,
                     *       "startsAt": "2026-03-01T09:30:00.000Z",
                     *       "endsAt": "2026-03-01T09:30:00.000Z",
                     *       "revokedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Grant"];
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_JSON";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_NOT_FOUND" | "GRANT_NOT_FOUND";
                    };
                };
            };
            /** @description Conflicts with the current state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "GRANT_REVOKED";
                    };
                };
            };
            /** @description Body too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            /** @description Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    apiListDeals: {
        parameters: {
            query?: {
                lifecycle?: "active" | "trashed" | "orphaned";
                /** @description An unknown owner has no deals. */
                ownerId?: string;
                page?: number;
                pageSize?: number;
                sharing?: "private" | "public" | "group";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deals": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "ownerId": "text",
                     *           "title": "Counting the hand",
                     *           "boardNumber": 1,
                     *           "dealer": "N",
                     *           "vulnerability": "None",
                     *           "hands": {
                     *             "N": "AKQ.JT9.876.5432",
                     *             "E": "AKQ.JT9.876.5432",
                     *             "S": "AKQ.JT9.876.5432",
                     *             "W": "AKQ.JT9.876.5432"
                     *           },
                     *           "auction": [
                     *             "text"
                     *           ],
                     *           "contract": {
                     *             "level": 0,
                     *             "strain": "C",
                     *             "doubled": 0,
                     *             "declarer": "N"
                     *           },
                     *           "play": [
                     *             "SA"
                     *           ],
                     *           "result": 0,
                     *           "commentary": [
                     *             {
                     *               "type": "paragraph",
                     *               "children": [
                     *                 {
                     *                   "type": "text",
                     *                   "text": "text",
                     *                   "bold": false,
                     *                   "italic": false
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "themes": [
                     *             "text"
                     *           ],
                     *           "sharing": "private",
                     *           "lifecycle": "active",
                     *           "publishedAt": "2026-03-01T09:30:00.000Z",
                     *           "createdAt": "2026-03-01T09:30:00.000Z",
                     *           "updatedAt": "2026-03-01T09:30:00.000Z",
                     *           "personalThemes": [
                     *             "text"
                     *           ],
                     *           "inspirations": [
                     *             "text"
                     *           ],
                     *           "sharingGroupIds": [
                     *             "text"
                     *           ],
                     *           "supplement": [
                     *             {
                     *               "name": "Club teachers",
                     *               "value": "text"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "pageSize": 1,
                     *         "total": 1,
                     *         "totalPages": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        deals: components["schemas"]["Deal"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    apiCreateDeal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to retry: for 24 hours, repeating it with the same key returns the first response, and it takes effect only once. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ownerId": "text",
                 *       "title": "Counting the hand",
                 *       "boardNumber": 1,
                 *       "dealer": "N",
                 *       "vulnerability": "None",
                 *       "hands": {
                 *         "N": "text",
                 *         "E": "text",
                 *         "S": "text",
                 *         "W": "text"
                 *       },
                 *       "auction": [
                 *         "1NT"
                 *       ],
                 *       "play": [
                 *         "SA"
                 *       ],
                 *       "result": 0,
                 *       "commentary": [
                 *         {
                 *           "type": "paragraph",
                 *           "children": [
                 *             {
                 *               "type": "text",
                 *               "text": "text",
                 *               "bold": false,
                 *               "italic": false
                 *             }
                 *           ]
                 *         }
                 *       ],
                 *       "themes": [
                 *         "text"
                 *       ],
                 *       "personalThemes": [
                 *         "text"
                 *       ],
                 *       "inspirations": [
                 *         "text"
                 *       ],
                 *       "sharing": "private",
                 *       "sharingGroupIds": [
                 *         "text"
                 *       ]
                 *     }
                 */
                "application/json": {
                    auction?: string[] | null;
                    boardNumber?: number | null;
                    commentary?: {
                        children: {
                            bold?: boolean | null;
                            italic?: boolean | null;
                            text: string;
                            /** @enum {string} */
                            type: "text";
                        }[];
                        /** @enum {string} */
                        type: "paragraph";
                    }[] | null;
                    /** @enum {string|null} */
                    dealer?: "N" | "E" | "S" | "W" | null;
                    hands?: {
                        E?: string | null;
                        N?: string | null;
                        S?: string | null;
                        W?: string | null;
                    } | null;
                    inspirations?: string[] | null;
                    ownerId: string;
                    personalThemes?: string[] | null;
                    /** @description Needs four hands and an auction that ends in a contract. */
                    play?: string[] | null;
                    result?: number | null;
                    /** @enum {string|null} */
                    sharing?: "private" | "public" | "group" | null;
                    sharingGroupIds?: string[] | null;
                    themes?: string[] | null;
                    /** Format: name */
                    title: string;
                    /** @enum {string|null} */
                    vulnerability?: "None" | "NS" | "EW" | "All" | null;
                };
            };
        };
        responses: {
            /** @description A deal as its owner and internal backends see it. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "ownerId": "text",
                     *       "title": "Counting the hand",
                     *       "boardNumber": 1,
                     *       "dealer": "N",
                     *       "vulnerability": "None",
                     *       "hands": {
                     *         "N": "AKQ.JT9.876.5432",
                     *         "E": "AKQ.JT9.876.5432",
                     *         "S": "AKQ.JT9.876.5432",
                     *         "W": "AKQ.JT9.876.5432"
                     *       },
                     *       "auction": [
                     *         "text"
                     *       ],
                     *       "contract": {
                     *         "level": 0,
                     *         "strain": "C",
                     *         "doubled": 0,
                     *         "declarer": "N"
                     *       },
                     *       "play": [
                     *         "SA"
                     *       ],
                     *       "result": 0,
                     *       "commentary": [
                     *         {
                     *           "type": "paragraph",
                     *           "children": [
                     *             {
                     *               "type": "text",
                     *               "text": "text",
                     *               "bold": false,
                     *               "italic": false
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "themes": [
                     *         "text"
                     *       ],
                     *       "sharing": "private",
                     *       "lifecycle": "active",
                     *       "publishedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-01T09:30:00.000Z",
                     *       "personalThemes": [
                     *         "text"
                     *       ],
                     *       "inspirations": [
                     *         "text"
                     *       ],
                     *       "sharingGroupIds": [
                     *         "text"
                     *       ],
                     *       "supplement": [
                     *         {
                     *           "name": "Club teachers",
                     *           "value": "text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Deal"];
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_JSON";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_NOT_FOUND" | "SHARING_GROUP_NOT_FOUND";
                    };
                };
            };
            /** @description Conflicts with the current state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "QUOTA_EXCEEDED" | "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            /** @description Body too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            /** @description Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    apiUpdateDeals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "text"
                 *       ],
                 *       "set": {
                 *         "sharing": "private",
                 *         "sharingGroupIds": [
                 *           "text"
                 *         ],
                 *         "themes": [
                 *           "text"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    ids: string[];
                    set: {
                        /** @enum {string|null} */
                        sharing?: "private" | "public" | "group" | null;
                        sharingGroupIds?: string[] | null;
                        themes?: string[] | null;
                    };
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deals": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "ownerId": "text",
                     *           "title": "Counting the hand",
                     *           "boardNumber": 1,
                     *           "dealer": "N",
                     *           "vulnerability": "None",
                     *           "hands": {
                     *             "N": "AKQ.JT9.876.5432",
                     *             "E": "AKQ.JT9.876.5432",
                     *             "S": "AKQ.JT9.876.5432",
                     *             "W": "AKQ.JT9.876.5432"
                     *           },
                     *           "auction": [
                     *             "text"
                     *           ],
                     *           "contract": {
                     *             "level": 0,
                     *             "strain": "C",
                     *             "doubled": 0,
                     *             "declarer": "N"
                     *           },
                     *           "play": [
                     *             "SA"
                     *           ],
                     *           "result": 0,
                     *           "commentary": [
                     *             {
                     *               "type": "paragraph",
                     *               "children": [
                     *                 {
                     *                   "type": "text",
                     *                   "text": "text",
                     *                   "bold": false,
                     *                   "italic": false
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "themes": [
                     *             "text"
                     *           ],
                     *           "sharing": "private",
                     *           "lifecycle": "active",
                     *           "publishedAt": "2026-03-01T09:30:00.000Z",
                     *           "createdAt": "2026-03-01T09:30:00.000Z",
                     *           "updatedAt": "2026-03-01T09:30:00.000Z",
                     *           "personalThemes": [
                     *             "text"
                     *           ],
                     *           "inspirations": [
                     *             "text"
                     *           ],
                     *           "sharingGroupIds": [
                     *             "text"
                     *           ],
                     *           "supplement": [
                     *             {
                     *               "name": "Club teachers",
                     *               "value": "text"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        deals: components["schemas"]["Deal"][];
                    };
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_JSON";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
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
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "DEAL_ORPHANED";
                    };
                };
            };
            /** @description Body too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            /** @description Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    apiGetDealsAsPbn: {
        parameters: {
            query?: {
                lifecycle?: "active" | "trashed" | "orphaned";
                /** @description An unknown owner has no deals. */
                ownerId?: string;
                sharing?: "private" | "public" | "group";
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
                    [name: string]: unknown;
                };
                content: {
                    "application/x-pbn": string;
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    apiServeDeal: {
        parameters: {
            query?: {
                /** @description Set to `false` to read the deal without serving it. */
                serve?: boolean;
            };
            header?: {
                /** @description Makes the request safe to retry: for 24 hours, repeating it with the same key returns the first response, and it takes effect only once. */
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deal": {
                     *         "id": "01980000-0000-7000-8000-000000000000",
                     *         "ownerId": "text",
                     *         "title": "Counting the hand",
                     *         "boardNumber": 1,
                     *         "dealer": "N",
                     *         "vulnerability": "None",
                     *         "hands": {
                     *           "N": "AKQ.JT9.876.5432",
                     *           "E": "AKQ.JT9.876.5432",
                     *           "S": "AKQ.JT9.876.5432",
                     *           "W": "AKQ.JT9.876.5432"
                     *         },
                     *         "auction": [
                     *           "text"
                     *         ],
                     *         "contract": {
                     *           "level": 0,
                     *           "strain": "C",
                     *           "doubled": 0,
                     *           "declarer": "N"
                     *         },
                     *         "play": [
                     *           "SA"
                     *         ],
                     *         "result": 0,
                     *         "commentary": [
                     *           {
                     *             "type": "paragraph",
                     *             "children": [
                     *               {
                     *                 "type": "text",
                     *                 "text": "text",
                     *                 "bold": false,
                     *                 "italic": false
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "themes": [
                     *           "text"
                     *         ],
                     *         "sharing": "private",
                     *         "lifecycle": "active",
                     *         "publishedAt": "2026-03-01T09:30:00.000Z",
                     *         "createdAt": "2026-03-01T09:30:00.000Z",
                     *         "updatedAt": "2026-03-01T09:30:00.000Z",
                     *         "personalThemes": [
                     *           "text"
                     *         ],
                     *         "inspirations": [
                     *           "text"
                     *         ],
                     *         "sharingGroupIds": [
                     *           "text"
                     *         ],
                     *         "supplement": [
                     *           {
                     *             "name": "Club teachers",
                     *             "value": "text"
                     *           }
                     *         ]
                     *       },
                     *       "serve": {
                     *         "id": "01980000-0000-7000-8000-000000000000",
                     *         "playerId": "text",
                     *         "servedAt": "2026-03-01T09:30:00.000Z",
                     *         "remaining": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        deal: components["schemas"]["DealToServe"];
                        serve: components["schemas"]["Serve"] | null;
                    };
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description No serves left */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVE_ALLOWANCE_EXHAUSTED";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "DEAL_NOT_FOUND";
                    };
                };
            };
            /** @description Conflicts with the current state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    apiReplaceDeal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag from the GET. If it is stale, the request fails and nothing changes. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Counting the hand",
                 *       "boardNumber": 1,
                 *       "dealer": "N",
                 *       "vulnerability": "None",
                 *       "hands": {
                 *         "N": "text",
                 *         "E": "text",
                 *         "S": "text",
                 *         "W": "text"
                 *       },
                 *       "auction": [
                 *         "1NT"
                 *       ],
                 *       "play": [
                 *         "SA"
                 *       ],
                 *       "result": 0,
                 *       "commentary": [
                 *         {
                 *           "type": "paragraph",
                 *           "children": [
                 *             {
                 *               "type": "text",
                 *               "text": "text",
                 *               "bold": false,
                 *               "italic": false
                 *             }
                 *           ]
                 *         }
                 *       ],
                 *       "themes": [
                 *         "text"
                 *       ],
                 *       "personalThemes": [
                 *         "text"
                 *       ],
                 *       "inspirations": [
                 *         "text"
                 *       ],
                 *       "sharing": "private",
                 *       "sharingGroupIds": [
                 *         "text"
                 *       ]
                 *     }
                 */
                "application/json": {
                    auction?: string[] | null;
                    boardNumber?: number | null;
                    commentary?: {
                        children: {
                            bold?: boolean | null;
                            italic?: boolean | null;
                            text: string;
                            /** @enum {string} */
                            type: "text";
                        }[];
                        /** @enum {string} */
                        type: "paragraph";
                    }[] | null;
                    /** @enum {string|null} */
                    dealer?: "N" | "E" | "S" | "W" | null;
                    hands?: {
                        E?: string | null;
                        N?: string | null;
                        S?: string | null;
                        W?: string | null;
                    } | null;
                    inspirations?: string[] | null;
                    personalThemes?: string[] | null;
                    /** @description Needs four hands and an auction that ends in a contract. */
                    play?: string[] | null;
                    result?: number | null;
                    /** @enum {string|null} */
                    sharing?: "private" | "public" | "group" | null;
                    sharingGroupIds?: string[] | null;
                    themes?: string[] | null;
                    /** Format: name */
                    title: string;
                    /** @enum {string|null} */
                    vulnerability?: "None" | "NS" | "EW" | "All" | null;
                };
            };
        };
        responses: {
            /** @description A deal as its owner and internal backends see it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "ownerId": "text",
                     *       "title": "Counting the hand",
                     *       "boardNumber": 1,
                     *       "dealer": "N",
                     *       "vulnerability": "None",
                     *       "hands": {
                     *         "N": "AKQ.JT9.876.5432",
                     *         "E": "AKQ.JT9.876.5432",
                     *         "S": "AKQ.JT9.876.5432",
                     *         "W": "AKQ.JT9.876.5432"
                     *       },
                     *       "auction": [
                     *         "text"
                     *       ],
                     *       "contract": {
                     *         "level": 0,
                     *         "strain": "C",
                     *         "doubled": 0,
                     *         "declarer": "N"
                     *       },
                     *       "play": [
                     *         "SA"
                     *       ],
                     *       "result": 0,
                     *       "commentary": [
                     *         {
                     *           "type": "paragraph",
                     *           "children": [
                     *             {
                     *               "type": "text",
                     *               "text": "text",
                     *               "bold": false,
                     *               "italic": false
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "themes": [
                     *         "text"
                     *       ],
                     *       "sharing": "private",
                     *       "lifecycle": "active",
                     *       "publishedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-01T09:30:00.000Z",
                     *       "personalThemes": [
                     *         "text"
                     *       ],
                     *       "inspirations": [
                     *         "text"
                     *       ],
                     *       "sharingGroupIds": [
                     *         "text"
                     *       ],
                     *       "supplement": [
                     *         {
                     *           "name": "Club teachers",
                     *           "value": "text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Deal"];
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_JSON";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
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
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "DEAL_ORPHANED";
                    };
                };
            };
            /** @description Changed since it was read */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PRECONDITION_FAILED";
                    };
                };
            };
            /** @description Body too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            /** @description Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    apiDeleteDeal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag from the GET. If it is stale, the request fails and nothing changes. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_JSON";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "DEAL_NOT_FOUND";
                    };
                };
            };
            /** @description Conflicts with the current state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "DEAL_NOT_TRASHED";
                    };
                };
            };
            /** @description Changed since it was read */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PRECONDITION_FAILED";
                    };
                };
            };
            /** @description Body too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            /** @description Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    apiUpdateDeal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag from the GET. If it is stale, the request fails and nothing changes. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Counting the hand",
                 *       "boardNumber": 1,
                 *       "dealer": "N",
                 *       "vulnerability": "None",
                 *       "hands": {
                 *         "N": "text",
                 *         "E": "text",
                 *         "S": "text",
                 *         "W": "text"
                 *       },
                 *       "auction": [
                 *         "1NT"
                 *       ],
                 *       "play": [
                 *         "SA"
                 *       ],
                 *       "result": 0,
                 *       "commentary": [
                 *         {
                 *           "type": "paragraph",
                 *           "children": [
                 *             {
                 *               "type": "text",
                 *               "text": "text",
                 *               "bold": false,
                 *               "italic": false
                 *             }
                 *           ]
                 *         }
                 *       ],
                 *       "themes": [
                 *         "text"
                 *       ],
                 *       "personalThemes": [
                 *         "text"
                 *       ],
                 *       "inspirations": [
                 *         "text"
                 *       ],
                 *       "sharing": "private",
                 *       "sharingGroupIds": [
                 *         "text"
                 *       ],
                 *       "supplement": [
                 *         "text"
                 *       ]
                 *     }
                 */
                "application/json": {
                    auction?: string[] | null;
                    boardNumber?: number | null;
                    commentary?: {
                        children: {
                            bold?: boolean | null;
                            italic?: boolean | null;
                            text: string;
                            /** @enum {string} */
                            type: "text";
                        }[];
                        /** @enum {string} */
                        type: "paragraph";
                    }[] | null;
                    /** @enum {string|null} */
                    dealer?: "N" | "E" | "S" | "W" | null;
                    hands?: {
                        E?: string | null;
                        N?: string | null;
                        S?: string | null;
                        W?: string | null;
                    } | null;
                    inspirations?: string[] | null;
                    personalThemes?: string[] | null;
                    /** @description Needs four hands and an auction that ends in a contract. */
                    play?: string[] | null;
                    result?: number | null;
                    /** @enum {string|null} */
                    sharing?: "private" | "public" | "group" | null;
                    sharingGroupIds?: string[] | null;
                    /** @description Send an empty list to empty it. Otherwise read-only: only files bring entries. */
                    supplement?: unknown[];
                    themes?: string[] | null;
                    /** Format: name */
                    title?: string;
                    /** @enum {string|null} */
                    vulnerability?: "None" | "NS" | "EW" | "All" | null;
                };
                /**
                 * @example {
                 *       "title": "Counting the hand",
                 *       "boardNumber": 1,
                 *       "dealer": "N",
                 *       "vulnerability": "None",
                 *       "hands": {
                 *         "N": "text",
                 *         "E": "text",
                 *         "S": "text",
                 *         "W": "text"
                 *       },
                 *       "auction": [
                 *         "1NT"
                 *       ],
                 *       "play": [
                 *         "SA"
                 *       ],
                 *       "result": 0,
                 *       "commentary": [
                 *         {
                 *           "type": "paragraph",
                 *           "children": [
                 *             {
                 *               "type": "text",
                 *               "text": "text",
                 *               "bold": false,
                 *               "italic": false
                 *             }
                 *           ]
                 *         }
                 *       ],
                 *       "themes": [
                 *         "text"
                 *       ],
                 *       "personalThemes": [
                 *         "text"
                 *       ],
                 *       "inspirations": [
                 *         "text"
                 *       ],
                 *       "sharing": "private",
                 *       "sharingGroupIds": [
                 *         "text"
                 *       ],
                 *       "supplement": [
                 *         "text"
                 *       ]
                 *     }
                 */
                "application/merge-patch+json": {
                    auction?: string[] | null;
                    boardNumber?: number | null;
                    commentary?: {
                        children: {
                            bold?: boolean | null;
                            italic?: boolean | null;
                            text: string;
                            /** @enum {string} */
                            type: "text";
                        }[];
                        /** @enum {string} */
                        type: "paragraph";
                    }[] | null;
                    /** @enum {string|null} */
                    dealer?: "N" | "E" | "S" | "W" | null;
                    hands?: {
                        E?: string | null;
                        N?: string | null;
                        S?: string | null;
                        W?: string | null;
                    } | null;
                    inspirations?: string[] | null;
                    personalThemes?: string[] | null;
                    /** @description Needs four hands and an auction that ends in a contract. */
                    play?: string[] | null;
                    result?: number | null;
                    /** @enum {string|null} */
                    sharing?: "private" | "public" | "group" | null;
                    sharingGroupIds?: string[] | null;
                    /** @description Send an empty list to empty it. Otherwise read-only: only files bring entries. */
                    supplement?: unknown[];
                    themes?: string[] | null;
                    /** Format: name */
                    title?: string;
                    /** @enum {string|null} */
                    vulnerability?: "None" | "NS" | "EW" | "All" | null;
                };
            };
        };
        responses: {
            /** @description A deal as its owner and internal backends see it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "ownerId": "text",
                     *       "title": "Counting the hand",
                     *       "boardNumber": 1,
                     *       "dealer": "N",
                     *       "vulnerability": "None",
                     *       "hands": {
                     *         "N": "AKQ.JT9.876.5432",
                     *         "E": "AKQ.JT9.876.5432",
                     *         "S": "AKQ.JT9.876.5432",
                     *         "W": "AKQ.JT9.876.5432"
                     *       },
                     *       "auction": [
                     *         "text"
                     *       ],
                     *       "contract": {
                     *         "level": 0,
                     *         "strain": "C",
                     *         "doubled": 0,
                     *         "declarer": "N"
                     *       },
                     *       "play": [
                     *         "SA"
                     *       ],
                     *       "result": 0,
                     *       "commentary": [
                     *         {
                     *           "type": "paragraph",
                     *           "children": [
                     *             {
                     *               "type": "text",
                     *               "text": "text",
                     *               "bold": false,
                     *               "italic": false
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "themes": [
                     *         "text"
                     *       ],
                     *       "sharing": "private",
                     *       "lifecycle": "active",
                     *       "publishedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-01T09:30:00.000Z",
                     *       "personalThemes": [
                     *         "text"
                     *       ],
                     *       "inspirations": [
                     *         "text"
                     *       ],
                     *       "sharingGroupIds": [
                     *         "text"
                     *       ],
                     *       "supplement": [
                     *         {
                     *           "name": "Club teachers",
                     *           "value": "text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Deal"];
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_JSON";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
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
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "DEAL_ORPHANED";
                    };
                };
            };
            /** @description Changed since it was read */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PRECONDITION_FAILED";
                    };
                };
            };
            /** @description Body too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            /** @description Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
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
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file with one board */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-lin": string;
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "DEAL_NOT_FOUND";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
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
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file with one board */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-pbn": string;
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "DEAL_NOT_FOUND";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    apiGetDealPicture: {
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
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "DEAL_NOT_FOUND";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    apiRestoreDeal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag from the GET. If it is stale, the request fails and nothing changes. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A deal as its owner and internal backends see it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "ownerId": "text",
                     *       "title": "Counting the hand",
                     *       "boardNumber": 1,
                     *       "dealer": "N",
                     *       "vulnerability": "None",
                     *       "hands": {
                     *         "N": "AKQ.JT9.876.5432",
                     *         "E": "AKQ.JT9.876.5432",
                     *         "S": "AKQ.JT9.876.5432",
                     *         "W": "AKQ.JT9.876.5432"
                     *       },
                     *       "auction": [
                     *         "text"
                     *       ],
                     *       "contract": {
                     *         "level": 0,
                     *         "strain": "C",
                     *         "doubled": 0,
                     *         "declarer": "N"
                     *       },
                     *       "play": [
                     *         "SA"
                     *       ],
                     *       "result": 0,
                     *       "commentary": [
                     *         {
                     *           "type": "paragraph",
                     *           "children": [
                     *             {
                     *               "type": "text",
                     *               "text": "text",
                     *               "bold": false,
                     *               "italic": false
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "themes": [
                     *         "text"
                     *       ],
                     *       "sharing": "private",
                     *       "lifecycle": "active",
                     *       "publishedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-01T09:30:00.000Z",
                     *       "personalThemes": [
                     *         "text"
                     *       ],
                     *       "inspirations": [
                     *         "text"
                     *       ],
                     *       "sharingGroupIds": [
                     *         "text"
                     *       ],
                     *       "supplement": [
                     *         {
                     *           "name": "Club teachers",
                     *           "value": "text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Deal"];
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_JSON";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "DEAL_NOT_FOUND";
                    };
                };
            };
            /** @description Conflicts with the current state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "DEAL_ORPHANED";
                    };
                };
            };
            /** @description Changed since it was read */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PRECONDITION_FAILED";
                    };
                };
            };
            /** @description Body too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            /** @description Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    apiTrashDeal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag from the GET. If it is stale, the request fails and nothing changes. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A deal as its owner and internal backends see it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "ownerId": "text",
                     *       "title": "Counting the hand",
                     *       "boardNumber": 1,
                     *       "dealer": "N",
                     *       "vulnerability": "None",
                     *       "hands": {
                     *         "N": "AKQ.JT9.876.5432",
                     *         "E": "AKQ.JT9.876.5432",
                     *         "S": "AKQ.JT9.876.5432",
                     *         "W": "AKQ.JT9.876.5432"
                     *       },
                     *       "auction": [
                     *         "text"
                     *       ],
                     *       "contract": {
                     *         "level": 0,
                     *         "strain": "C",
                     *         "doubled": 0,
                     *         "declarer": "N"
                     *       },
                     *       "play": [
                     *         "SA"
                     *       ],
                     *       "result": 0,
                     *       "commentary": [
                     *         {
                     *           "type": "paragraph",
                     *           "children": [
                     *             {
                     *               "type": "text",
                     *               "text": "text",
                     *               "bold": false,
                     *               "italic": false
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "themes": [
                     *         "text"
                     *       ],
                     *       "sharing": "private",
                     *       "lifecycle": "active",
                     *       "publishedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-01T09:30:00.000Z",
                     *       "personalThemes": [
                     *         "text"
                     *       ],
                     *       "inspirations": [
                     *         "text"
                     *       ],
                     *       "sharingGroupIds": [
                     *         "text"
                     *       ],
                     *       "supplement": [
                     *         {
                     *           "name": "Club teachers",
                     *           "value": "text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Deal"];
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_JSON";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "DEAL_NOT_FOUND";
                    };
                };
            };
            /** @description Conflicts with the current state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "DEAL_ORPHANED";
                    };
                };
            };
            /** @description Changed since it was read */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PRECONDITION_FAILED";
                    };
                };
            };
            /** @description Body too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            /** @description Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    apiImportDeals: {
        parameters: {
            query: {
                /** @description What to do with boards that the account already has, by number, dealer, vulnerability and hands, outside the trash: add them again, or skip them and count them as repeated. */
                existing?: "add" | "skip";
                ownerId: string;
            };
            header?: {
                /** @description Makes the request safe to retry: for 24 hours, repeating it with the same key returns the first response, and it takes effect only once. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-lin": string | Uint8Array | Blob;
                "application/x-pbn": string | Uint8Array | Blob;
                "text/plain": string | Uint8Array | Blob;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "format": "pbn",
                     *       "imported": 1,
                     *       "repeated": 1,
                     *       "rejected": [
                     *         {
                     *           "index": 1,
                     *           "line": 1,
                     *           "message": "text"
                     *         }
                     *       ],
                     *       "rejectedTotal": 1,
                     *       "warnings": [
                     *         {
                     *           "index": 1,
                     *           "line": 1,
                     *           "message": "text",
                     *           "boards": 1
                     *         }
                     *       ],
                     *       "warningsTotal": 1,
                     *       "ids": [
                     *         "text"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description The format of the file, as its content says; `handviewer` is the address of a board in a hand viewer.
                         * @enum {string}
                         */
                        format: "pbn" | "lin" | "handviewer";
                        /** @description The ids of the new deals, in file order. */
                        ids: string[];
                        imported: number;
                        /** @description Records that could not be read as boards, up to 1000. */
                        rejected: {
                            index: number;
                            line: number;
                            message: string;
                        }[];
                        /** @description How many records could not be read as boards. */
                        rejectedTotal: number;
                        /** @description Records that repeat a board from earlier in the file or, with `existing=skip`, one that the account already has. They are skipped. */
                        repeated: number;
                        /** @description What was left out of the imported boards, up to 1000 different warnings. Each is listed once, with the first board it applies to. */
                        warnings: {
                            /** @description How many boards it applies to. */
                            boards: number;
                            index: number;
                            line: number;
                            message: string;
                        }[];
                        /** @description How many different warnings there were. Counting stops at 10000. */
                        warningsTotal: number;
                    };
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "NO_BOARDS_FOUND";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Conflicts with the current state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "QUOTA_EXCEEDED" | "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            /** @description Body too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            /** @description Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    apiRevokeGrant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "accountId": "text",
                     *       "source": "subscription",
                     *       "plan": "text",
                     *       "feature": "collections",
                     *       "limit": 1,
                     *       "startsAt": "2026-03-01T09:30:00.000Z",
                     *       "endsAt": "2026-03-01T09:30:00.000Z",
                     *       "revokedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Grant"];
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_JSON";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "GRANT_NOT_FOUND";
                    };
                };
            };
            /** @description Body too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            /** @description Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "auctionSystems": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "identifier": "text",
                     *           "labels": {},
                     *           "sortOrder": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        auctionSystems: components["schemas"]["AuctionSystem"][];
                    };
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    backOfficeListAccounts: {
        parameters: {
            query?: {
                certified?: boolean;
                isActive?: boolean;
                page?: number;
                pageSize?: number;
                /** @description Matches anywhere in the name or e-mail address. */
                q?: string;
                role?: "teacher" | "player" | "admin";
                /** @description Prefix with `-` for descending order. */
                sort?: "createdAt" | "-createdAt" | "onboardedAt" | "-onboardedAt" | "displayName" | "-displayName" | "email" | "-email";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accounts": [
                     *         {
                     *           "id": "auth0|alice",
                     *           "email": "text",
                     *           "displayName": "Alice Martin",
                     *           "firstName": "text",
                     *           "lastName": "text",
                     *           "organisationName": "text",
                     *           "country": "FR",
                     *           "language": "fr",
                     *           "appLanguage": "en",
                     *           "auctionSystem": {
                     *             "id": "01980000-0000-7000-8000-000000000000",
                     *             "identifier": "text",
                     *             "labels": {},
                     *             "sortOrder": 1
                     *           },
                     *           "isActive": false,
                     *           "role": "teacher",
                     *           "signupSource": "app",
                     *           "isOrganisation": false,
                     *           "showEmailPublicly": false,
                     *           "avatarUrl": "text",
                     *           "avatarTrusted": false,
                     *           "preferences": {
                     *             "dealsExplorer": {
                     *               "viewMode": "grid",
                     *               "columnVisibility": {},
                     *               "columnOrder": [
                     *                 "text"
                     *               ]
                     *             },
                     *             "groupsList": {
                     *               "viewMode": "grid"
                     *             },
                     *             "sessionsList": {
                     *               "viewMode": "grid"
                     *             },
                     *             "shareTemplates": {
                     *               "mail": {
                     *                 "subject": "text",
                     *                 "body": [
                     *                   {
                     *                     "type": "paragraph",
                     *                     "children": [
                     *                       {
                     *                         "type": "text",
                     *                         "text": "text",
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
                     *                         "text": "text",
                     *                         "bold": false,
                     *                         "italic": false
                     *                       }
                     *                     ]
                     *                   }
                     *                 ]
                     *               }
                     *             },
                     *             "theme": "light"
                     *           },
                     *           "onboardedAt": "2026-03-01T09:30:00.000Z",
                     *           "createdAt": "2026-03-01T09:30:00.000Z",
                     *           "updatedAt": "2026-03-01T09:30:00.000Z",
                     *           "certified": false,
                     *           "handle": "text"
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "pageSize": 1,
                     *         "total": 1,
                     *         "totalPages": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        accounts: components["schemas"]["Account"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN" | "FORBIDDEN";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    backOfficeGetAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "account": {
                     *         "id": "auth0|alice",
                     *         "email": "text",
                     *         "displayName": "Alice Martin",
                     *         "firstName": "text",
                     *         "lastName": "text",
                     *         "organisationName": "text",
                     *         "country": "FR",
                     *         "language": "fr",
                     *         "appLanguage": "en",
                     *         "auctionSystem": {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "identifier": "text",
                     *           "labels": {},
                     *           "sortOrder": 1
                     *         },
                     *         "isActive": false,
                     *         "role": "teacher",
                     *         "signupSource": "app",
                     *         "isOrganisation": false,
                     *         "showEmailPublicly": false,
                     *         "avatarUrl": "text",
                     *         "avatarTrusted": false,
                     *         "preferences": {
                     *           "dealsExplorer": {
                     *             "viewMode": "grid",
                     *             "columnVisibility": {},
                     *             "columnOrder": [
                     *               "text"
                     *             ]
                     *           },
                     *           "groupsList": {
                     *             "viewMode": "grid"
                     *           },
                     *           "sessionsList": {
                     *             "viewMode": "grid"
                     *           },
                     *           "shareTemplates": {
                     *             "mail": {
                     *               "subject": "text",
                     *               "body": [
                     *                 {
                     *                   "type": "paragraph",
                     *                   "children": [
                     *                     {
                     *                       "type": "text",
                     *                       "text": "text",
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
                     *                       "text": "text",
                     *                       "bold": false,
                     *                       "italic": false
                     *                     }
                     *                   ]
                     *                 }
                     *               ]
                     *             }
                     *           },
                     *           "theme": "light"
                     *         },
                     *         "onboardedAt": "2026-03-01T09:30:00.000Z",
                     *         "createdAt": "2026-03-01T09:30:00.000Z",
                     *         "updatedAt": "2026-03-01T09:30:00.000Z",
                     *         "certified": false,
                     *         "handle": "text"
                     *       },
                     *       "grants": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "accountId": "text",
                     *           "source": "subscription",
                     *           "plan": "text",
                     *           "feature": "collections",
                     *           "limit": 1,
                     *           "startsAt": "2026-03-01T09:30:00.000Z",
                     *           "endsAt": "2026-03-01T09:30:00.000Z",
                     *           "revokedAt": "2026-03-01T09:30:00.000Z",
                     *           "createdAt": "2026-03-01T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "deals": {
                     *         "bySharing": {
                     *           "private": 1,
                     *           "public": 1,
                     *           "group": 1
                     *         },
                     *         "byLifecycle": {
                     *           "active": 1,
                     *           "trashed": 1,
                     *           "orphaned": 1
                     *         }
                     *       },
                     *       "collections": {
                     *         "open": 1,
                     *         "closed": 1,
                     *         "archived": 1,
                     *         "degraded": 1
                     *       },
                     *       "sharingGroups": {
                     *         "owned": 1,
                     *         "joined": 1
                     *       },
                     *       "servesIn30Days": 1,
                     *       "lastImpersonation": {
                     *         "id": "01980000-0000-7000-8000-000000000000",
                     *         "at": "2026-03-01T09:30:00.000Z",
                     *         "actor": {
                     *           "type": "account",
                     *           "id": "01980000-0000-7000-8000-000000000000"
                     *         },
                     *         "as": "text",
                     *         "action": "account.update",
                     *         "parameters": {},
                     *         "subject": {
                     *           "type": "account",
                     *           "id": "01980000-0000-7000-8000-000000000000"
                     *         },
                     *         "changes": {},
                     *         "requestId": "text"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AccountOverview"];
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN" | "FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    backOfficeGetAccountAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A picture */
            200: {
                headers: {
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
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN" | "FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_NOT_FOUND" | "AVATAR_NOT_FOUND";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    backOfficeListGrants: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "grants": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "accountId": "text",
                     *           "source": "subscription",
                     *           "plan": "text",
                     *           "feature": "collections",
                     *           "limit": 1,
                     *           "startsAt": "2026-03-01T09:30:00.000Z",
                     *           "endsAt": "2026-03-01T09:30:00.000Z",
                     *           "revokedAt": "2026-03-01T09:30:00.000Z",
                     *           "createdAt": "2026-03-01T09:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        grants: components["schemas"]["Grant"][];
                    };
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN" | "FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    backOfficeCreateGrant: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to retry: for 24 hours, repeating it with the same key returns the first response, and it takes effect only once. */
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "plan": "text",
                 *       "feature": "text",
                 *       "limit": 0,
                 *       "startsAt": "2026-03-01T09:30:00.000Z",
                 *       "endsAt": "2026-03-01T09:30:00.000Z",
                 *       "source": "manual"
                 *     }
                 */
                "application/json": {
                    /** Format: date-time */
                    endsAt?: string | null;
                    feature: string;
                    limit?: number | null;
                    plan?: string | null;
                    /** @enum {string} */
                    source: "manual" | "trial" | "partner";
                    /** Format: date-time */
                    startsAt?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "accountId": "text",
                     *       "source": "subscription",
                     *       "plan": "text",
                     *       "feature": "collections",
                     *       "limit": 1,
                     *       "startsAt": "2026-03-01T09:30:00.000Z",
                     *       "endsAt": "2026-03-01T09:30:00.000Z",
                     *       "revokedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Grant"];
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_JSON";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN" | "FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Conflicts with the current state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            /** @description Body too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            /** @description Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    backOfficeRevokeGrant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                grantId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "accountId": "text",
                     *       "source": "subscription",
                     *       "plan": "text",
                     *       "feature": "collections",
                     *       "limit": 1,
                     *       "startsAt": "2026-03-01T09:30:00.000Z",
                     *       "endsAt": "2026-03-01T09:30:00.000Z",
                     *       "revokedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Grant"];
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_JSON";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN" | "FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_NOT_FOUND" | "GRANT_NOT_FOUND";
                    };
                };
            };
            /** @description Body too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            /** @description Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    backOfficeListAnnouncements: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "announcements": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "kind": "banner",
                     *           "title": {},
                     *           "body": {},
                     *           "actionLabel": {},
                     *           "actionPath": "/deals",
                     *           "pinned": false,
                     *           "publishedAt": "2026-03-01T09:30:00.000Z",
                     *           "expiresAt": "2026-03-01T09:30:00.000Z",
                     *           "audience": {
                     *             "roles": [
                     *               "teacher"
                     *             ],
                     *             "languages": [
                     *               "text"
                     *             ],
                     *             "countries": [
                     *               "text"
                     *             ]
                     *           },
                     *           "state": "draft",
                     *           "readCount": 1,
                     *           "createdAt": "2026-03-01T09:30:00.000Z",
                     *           "updatedAt": "2026-03-01T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "pageSize": 1,
                     *         "total": 1,
                     *         "totalPages": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        announcements: components["schemas"]["ManagedAnnouncement"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN" | "FORBIDDEN";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    backOfficeCreateAnnouncement: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to retry: for 24 hours, repeating it with the same key returns the first response, and it takes effect only once. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "actionPath": "/deals",
                 *       "publishedAt": "2026-03-01T09:30:00.000Z",
                 *       "expiresAt": "2026-03-01T09:30:00.000Z",
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
                 *       "kind": "banner",
                 *       "title": {},
                 *       "body": {},
                 *       "actionLabel": {},
                 *       "pinned": false
                 *     }
                 */
                "application/json": {
                    actionLabel?: {
                        [key: string]: string;
                    } | null;
                    /** Format: app-path */
                    actionPath?: string | null;
                    audience?: {
                        countries?: string[] | null;
                        languages?: string[] | null;
                        roles?: ("teacher" | "player" | "admin")[] | null;
                    } | null;
                    body?: {
                        [key: string]: string;
                    } | null;
                    /** Format: date-time */
                    expiresAt?: string | null;
                    /** @enum {string} */
                    kind: "banner" | "news";
                    pinned?: boolean | null;
                    /** Format: date-time */
                    publishedAt?: string | null;
                    title: {
                        [key: string]: string;
                    };
                };
            };
        };
        responses: {
            /** @description An announcement as admins see it. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "kind": "banner",
                     *       "title": {},
                     *       "body": {},
                     *       "actionLabel": {},
                     *       "actionPath": "/deals",
                     *       "pinned": false,
                     *       "publishedAt": "2026-03-01T09:30:00.000Z",
                     *       "expiresAt": "2026-03-01T09:30:00.000Z",
                     *       "audience": {
                     *         "roles": [
                     *           "teacher"
                     *         ],
                     *         "languages": [
                     *           "text"
                     *         ],
                     *         "countries": [
                     *           "text"
                     *         ]
                     *       },
                     *       "state": "draft",
                     *       "readCount": 1,
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-01T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ManagedAnnouncement"];
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_JSON";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN" | "FORBIDDEN";
                    };
                };
            };
            /** @description Conflicts with the current state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            /** @description Body too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            /** @description Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    backOfficeGetAnnouncement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An announcement as admins see it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "kind": "banner",
                     *       "title": {},
                     *       "body": {},
                     *       "actionLabel": {},
                     *       "actionPath": "/deals",
                     *       "pinned": false,
                     *       "publishedAt": "2026-03-01T09:30:00.000Z",
                     *       "expiresAt": "2026-03-01T09:30:00.000Z",
                     *       "audience": {
                     *         "roles": [
                     *           "teacher"
                     *         ],
                     *         "languages": [
                     *           "text"
                     *         ],
                     *         "countries": [
                     *           "text"
                     *         ]
                     *       },
                     *       "state": "draft",
                     *       "readCount": 1,
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-01T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ManagedAnnouncement"];
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN" | "FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ANNOUNCEMENT_NOT_FOUND";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    backOfficeDeleteAnnouncement: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag from the GET. If it is stale, the request fails and nothing changes. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_JSON";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN" | "FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ANNOUNCEMENT_NOT_FOUND";
                    };
                };
            };
            /** @description Changed since it was read */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PRECONDITION_FAILED";
                    };
                };
            };
            /** @description Body too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            /** @description Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    backOfficeUpdateAnnouncement: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag from the GET. If it is stale, the request fails and nothing changes. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "actionPath": "/deals",
                 *       "publishedAt": "2026-03-01T09:30:00.000Z",
                 *       "expiresAt": "2026-03-01T09:30:00.000Z",
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
                 *       "kind": "banner",
                 *       "title": {},
                 *       "body": {},
                 *       "actionLabel": {},
                 *       "pinned": false
                 *     }
                 */
                "application/json": {
                    actionLabel?: {
                        [key: string]: string | null;
                    } | null;
                    /** Format: app-path */
                    actionPath?: string | null;
                    audience?: {
                        countries?: string[] | null;
                        languages?: string[] | null;
                        roles?: ("teacher" | "player" | "admin")[] | null;
                    } | null;
                    body?: {
                        [key: string]: string | null;
                    } | null;
                    /** Format: date-time */
                    expiresAt?: string | null;
                    /** @enum {string} */
                    kind?: "banner" | "news";
                    pinned?: boolean | null;
                    /** Format: date-time */
                    publishedAt?: string | null;
                    title?: {
                        [key: string]: string | null;
                    } | null;
                };
                /**
                 * @example {
                 *       "actionPath": "/deals",
                 *       "publishedAt": "2026-03-01T09:30:00.000Z",
                 *       "expiresAt": "2026-03-01T09:30:00.000Z",
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
                 *       "kind": "banner",
                 *       "title": {},
                 *       "body": {},
                 *       "actionLabel": {},
                 *       "pinned": false
                 *     }
                 */
                "application/merge-patch+json": {
                    actionLabel?: {
                        [key: string]: string | null;
                    } | null;
                    /** Format: app-path */
                    actionPath?: string | null;
                    audience?: {
                        countries?: string[] | null;
                        languages?: string[] | null;
                        roles?: ("teacher" | "player" | "admin")[] | null;
                    } | null;
                    body?: {
                        [key: string]: string | null;
                    } | null;
                    /** Format: date-time */
                    expiresAt?: string | null;
                    /** @enum {string} */
                    kind?: "banner" | "news";
                    pinned?: boolean | null;
                    /** Format: date-time */
                    publishedAt?: string | null;
                    title?: {
                        [key: string]: string | null;
                    } | null;
                };
            };
        };
        responses: {
            /** @description An announcement as admins see it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "kind": "banner",
                     *       "title": {},
                     *       "body": {},
                     *       "actionLabel": {},
                     *       "actionPath": "/deals",
                     *       "pinned": false,
                     *       "publishedAt": "2026-03-01T09:30:00.000Z",
                     *       "expiresAt": "2026-03-01T09:30:00.000Z",
                     *       "audience": {
                     *         "roles": [
                     *           "teacher"
                     *         ],
                     *         "languages": [
                     *           "text"
                     *         ],
                     *         "countries": [
                     *           "text"
                     *         ]
                     *       },
                     *       "state": "draft",
                     *       "readCount": 1,
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-01T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ManagedAnnouncement"];
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_JSON";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN" | "FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ANNOUNCEMENT_NOT_FOUND";
                    };
                };
            };
            /** @description Changed since it was read */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PRECONDITION_FAILED";
                    };
                };
            };
            /** @description Body too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            /** @description Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    backOfficeResetAnnouncementReads: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_JSON";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN" | "FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ANNOUNCEMENT_NOT_FOUND";
                    };
                };
            };
            /** @description Body too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            /** @description Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    backOfficePreviewAnnouncements: {
        parameters: {
            query: {
                accountId: string;
                /** @description Defaults to now. */
                at?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "banner": {
                     *         "id": "01980000-0000-7000-8000-000000000000",
                     *         "kind": "banner",
                     *         "title": {},
                     *         "body": {},
                     *         "actionLabel": {},
                     *         "actionPath": "/deals",
                     *         "pinned": false,
                     *         "publishedAt": "2026-03-01T09:30:00.000Z",
                     *         "expiresAt": "2026-03-01T09:30:00.000Z",
                     *         "readAt": "2026-03-01T09:30:00.000Z"
                     *       },
                     *       "news": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "kind": "banner",
                     *           "title": {},
                     *           "body": {},
                     *           "actionLabel": {},
                     *           "actionPath": "/deals",
                     *           "pinned": false,
                     *           "publishedAt": "2026-03-01T09:30:00.000Z",
                     *           "expiresAt": "2026-03-01T09:30:00.000Z",
                     *           "readAt": "2026-03-01T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "unreadCount": 1,
                     *       "nextChangeAt": "2026-03-01T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Announcements"];
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN" | "FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    backOfficeListAuditRecords: {
        parameters: {
            query?: {
                /** @description A prefix of the action. */
                action?: string;
                /** @description The id of the account that acted. */
                actor?: string;
                /** @description The id of the account that an admin acted as. */
                as?: string;
                from?: string;
                page?: number;
                pageSize?: number;
                /** @description The id of the subject. */
                subject?: string;
                /** @description Exclusive. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "records": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "at": "2026-03-01T09:30:00.000Z",
                     *           "actor": {
                     *             "type": "account",
                     *             "id": "01980000-0000-7000-8000-000000000000"
                     *           },
                     *           "as": "text",
                     *           "action": "account.update",
                     *           "parameters": {},
                     *           "subject": {
                     *             "type": "account",
                     *             "id": "01980000-0000-7000-8000-000000000000"
                     *           },
                     *           "changes": {},
                     *           "requestId": "text"
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "pageSize": 1,
                     *         "total": 1,
                     *         "totalPages": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        pagination: components["schemas"]["Pagination"];
                        records: components["schemas"]["AuditRecord"][];
                    };
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN" | "FORBIDDEN";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    backOfficeListFormSubmissions: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "formSubmissions": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "form": "contact",
                     *           "name": "Club teachers",
                     *           "email": "text",
                     *           "message": "text",
                     *           "locale": "text",
                     *           "createdAt": "2026-03-01T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "pageSize": 1,
                     *         "total": 1,
                     *         "totalPages": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        formSubmissions: components["schemas"]["FormSubmission"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN" | "FORBIDDEN";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    backOfficeGetStatistics: {
        parameters: {
            query?: {
                /** @description The first day. Defaults to 30 days before `to`. */
                from?: string;
                /** @description The last day, included. Defaults to today. The range is limited to 366 days. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "days": [
                     *         {
                     *           "day": "2026-03-01",
                     *           "accountsMade": 1,
                     *           "accountsOnboarded": 1,
                     *           "dealsMade": 1,
                     *           "dealsPublished": 1,
                     *           "dealsImported": 1,
                     *           "serves": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        days: {
                            accountsMade: number;
                            accountsOnboarded: number;
                            /** @example 2026-03-01 */
                            day: string;
                            /** @description How many of `dealsMade` were imported from a file. */
                            dealsImported: number;
                            dealsMade: number;
                            /** @description Deals that became public for the first time. */
                            dealsPublished: number;
                            serves: number;
                        }[];
                    };
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN" | "FORBIDDEN";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
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
                handle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "displayName": "Alice Martin",
                     *       "avatarUrl": "text",
                     *       "badges": [
                     *         "certified"
                     *       ],
                     *       "createdAt": "2026-03-01T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Author"];
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "CATALOG_AUTHOR_NOT_FOUND" | "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
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
                handle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A picture */
            200: {
                headers: {
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
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "CATALOG_AUTHOR_NOT_FOUND" | "AVATAR_NOT_FOUND" | "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
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
                handle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "01980000-0000-7000-8000-000000000000",
                     *         "title": "Counting the hand",
                     *         "description": "text",
                     *         "dealCount": 1,
                     *         "createdAt": "2026-03-01T09:30:00.000Z",
                     *         "updatedAt": "2026-03-01T09:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SharedCollection"][];
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "CATALOG_AUTHOR_NOT_FOUND" | "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    listAuthorDeals: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
            };
            header?: {
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                handle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deals": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "ownerId": "text",
                     *           "title": "Counting the hand",
                     *           "boardNumber": 1,
                     *           "dealer": "N",
                     *           "vulnerability": "None",
                     *           "hands": {
                     *             "N": "AKQ.JT9.876.5432",
                     *             "E": "AKQ.JT9.876.5432",
                     *             "S": "AKQ.JT9.876.5432",
                     *             "W": "AKQ.JT9.876.5432"
                     *           },
                     *           "auction": [
                     *             "text"
                     *           ],
                     *           "contract": {
                     *             "level": 0,
                     *             "strain": "C",
                     *             "doubled": 0,
                     *             "declarer": "N"
                     *           },
                     *           "play": [
                     *             "SA"
                     *           ],
                     *           "result": 0,
                     *           "commentary": [
                     *             {
                     *               "type": "paragraph",
                     *               "children": [
                     *                 {
                     *                   "type": "text",
                     *                   "text": "text",
                     *                   "bold": false,
                     *                   "italic": false
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "themes": [
                     *             "text"
                     *           ],
                     *           "sharing": "private",
                     *           "lifecycle": "active",
                     *           "publishedAt": "2026-03-01T09:30:00.000Z",
                     *           "createdAt": "2026-03-01T09:30:00.000Z",
                     *           "updatedAt": "2026-03-01T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "pageSize": 1,
                     *         "total": 1,
                     *         "totalPages": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        deals: components["schemas"]["SharedDeal"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "CATALOG_AUTHOR_NOT_FOUND" | "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
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
                handle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_JSON";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "CATALOG_AUTHOR_NOT_FOUND" | "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Conflicts with the current state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "QUOTA_EXCEEDED";
                    };
                };
            };
            /** @description Body too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            /** @description Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
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
                handle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_JSON";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Body too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            /** @description Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
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
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "01980000-0000-7000-8000-000000000000",
                     *         "ownerId": "text",
                     *         "title": "Counting the hand",
                     *         "boardNumber": 1,
                     *         "dealer": "N",
                     *         "vulnerability": "None",
                     *         "hands": {
                     *           "N": "AKQ.JT9.876.5432",
                     *           "E": "AKQ.JT9.876.5432",
                     *           "S": "AKQ.JT9.876.5432",
                     *           "W": "AKQ.JT9.876.5432"
                     *         },
                     *         "auction": [
                     *           "text"
                     *         ],
                     *         "contract": {
                     *           "level": 0,
                     *           "strain": "C",
                     *           "doubled": 0,
                     *           "declarer": "N"
                     *         },
                     *         "play": [
                     *           "SA"
                     *         ],
                     *         "result": 0,
                     *         "commentary": [
                     *           {
                     *             "type": "paragraph",
                     *             "children": [
                     *               {
                     *                 "type": "text",
                     *                 "text": "text",
                     *                 "bold": false,
                     *                 "italic": false
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "themes": [
                     *           "text"
                     *         ],
                     *         "sharing": "private",
                     *         "lifecycle": "active",
                     *         "publishedAt": "2026-03-01T09:30:00.000Z",
                     *         "createdAt": "2026-03-01T09:30:00.000Z",
                     *         "updatedAt": "2026-03-01T09:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SharedDeal"][];
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "DEAL_COLLECTION_NOT_FOUND" | "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    listRecentDeals: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page. */
                cursor?: string;
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deals": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "ownerId": "text",
                     *           "title": "Counting the hand",
                     *           "boardNumber": 1,
                     *           "dealer": "N",
                     *           "vulnerability": "None",
                     *           "hands": {
                     *             "N": "AKQ.JT9.876.5432",
                     *             "E": "AKQ.JT9.876.5432",
                     *             "S": "AKQ.JT9.876.5432",
                     *             "W": "AKQ.JT9.876.5432"
                     *           },
                     *           "auction": [
                     *             "text"
                     *           ],
                     *           "contract": {
                     *             "level": 0,
                     *             "strain": "C",
                     *             "doubled": 0,
                     *             "declarer": "N"
                     *           },
                     *           "play": [
                     *             "SA"
                     *           ],
                     *           "result": 0,
                     *           "commentary": [
                     *             {
                     *               "type": "paragraph",
                     *               "children": [
                     *                 {
                     *                   "type": "text",
                     *                   "text": "text",
                     *                   "bold": false,
                     *                   "italic": false
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "themes": [
                     *             "text"
                     *           ],
                     *           "sharing": "private",
                     *           "lifecycle": "active",
                     *           "publishedAt": "2026-03-01T09:30:00.000Z",
                     *           "createdAt": "2026-03-01T09:30:00.000Z",
                     *           "updatedAt": "2026-03-01T09:30:00.000Z",
                     *           "author": {
                     *             "handle": "text",
                     *             "displayName": "Alice Martin",
                     *             "avatarUrl": "text",
                     *             "badges": [
                     *               "certified"
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "nextCursor": "text"
                     *     }
                     */
                    "application/json": {
                        deals: components["schemas"]["AuthoredDeal"][];
                        /** @description `null` on the last page. */
                        nextCursor: string | null;
                    };
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    listFeed: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page. */
                cursor?: string;
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deals": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "ownerId": "text",
                     *           "title": "Counting the hand",
                     *           "boardNumber": 1,
                     *           "dealer": "N",
                     *           "vulnerability": "None",
                     *           "hands": {
                     *             "N": "AKQ.JT9.876.5432",
                     *             "E": "AKQ.JT9.876.5432",
                     *             "S": "AKQ.JT9.876.5432",
                     *             "W": "AKQ.JT9.876.5432"
                     *           },
                     *           "auction": [
                     *             "text"
                     *           ],
                     *           "contract": {
                     *             "level": 0,
                     *             "strain": "C",
                     *             "doubled": 0,
                     *             "declarer": "N"
                     *           },
                     *           "play": [
                     *             "SA"
                     *           ],
                     *           "result": 0,
                     *           "commentary": [
                     *             {
                     *               "type": "paragraph",
                     *               "children": [
                     *                 {
                     *                   "type": "text",
                     *                   "text": "text",
                     *                   "bold": false,
                     *                   "italic": false
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "themes": [
                     *             "text"
                     *           ],
                     *           "sharing": "private",
                     *           "lifecycle": "active",
                     *           "publishedAt": "2026-03-01T09:30:00.000Z",
                     *           "createdAt": "2026-03-01T09:30:00.000Z",
                     *           "updatedAt": "2026-03-01T09:30:00.000Z",
                     *           "author": {
                     *             "handle": "text",
                     *             "displayName": "Alice Martin",
                     *             "avatarUrl": "text",
                     *             "badges": [
                     *               "certified"
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "nextCursor": "text"
                     *     }
                     */
                    "application/json": {
                        deals: components["schemas"]["AuthoredDeal"][];
                        /** @description `null` on the last page. */
                        nextCursor: string | null;
                    };
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "authors": [
                     *         {
                     *           "handle": "text",
                     *           "displayName": "Alice Martin",
                     *           "avatarUrl": "text",
                     *           "badges": [
                     *             "certified"
                     *           ],
                     *           "createdAt": "2026-03-01T09:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        authors: {
                            /** @description `null` until an admin trusts it. */
                            avatarUrl: string | null;
                            /** @description In display order. */
                            badges: ("certified" | "premium")[];
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.000Z
                             */
                            createdAt: string;
                            displayName: string;
                            handle: string;
                        }[];
                    };
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    listCollections: {
        parameters: {
            query?: {
                page?: number;
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "collections": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "ownerId": "text",
                     *           "title": "Counting the hand",
                     *           "description": "text",
                     *           "dealIds": [
                     *             "text"
                     *           ],
                     *           "publicEnabled": false,
                     *           "publicToken": "text",
                     *           "availableFrom": "2026-03-01T09:30:00.000Z",
                     *           "availableUntil": "2026-03-01T09:30:00.000Z",
                     *           "archivedAt": "2026-03-01T09:30:00.000Z",
                     *           "degraded": false,
                     *           "createdAt": "2026-03-01T09:30:00.000Z",
                     *           "updatedAt": "2026-03-01T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "pageSize": 1,
                     *         "total": 1,
                     *         "totalPages": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        collections: components["schemas"]["Collection"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    createCollection: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to retry: for 24 hours, repeating it with the same key returns the first response, and it takes effect only once. */
                "idempotency-key"?: string;
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Counting the hand",
                 *       "description": "text",
                 *       "dealIds": [
                 *         "text"
                 *       ]
                 *     }
                 */
                "application/json": {
                    dealIds?: string[] | null;
                    description?: string | null;
                    /** Format: name */
                    title: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "ownerId": "text",
                     *       "title": "Counting the hand",
                     *       "description": "text",
                     *       "dealIds": [
                     *         "text"
                     *       ],
                     *       "publicEnabled": false,
                     *       "publicToken": "text",
                     *       "availableFrom": "2026-03-01T09:30:00.000Z",
                     *       "availableUntil": "2026-03-01T09:30:00.000Z",
                     *       "archivedAt": "2026-03-01T09:30:00.000Z",
                     *       "degraded": false,
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-01T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Collection"];
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_JSON";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "DEAL_NOT_FOUND" | "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Conflicts with the current state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "COLLECTION_CEILING_REACHED" | "QUOTA_EXCEEDED" | "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            /** @description Body too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            /** @description Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    getCollection: {
        parameters: {
            query?: {
                include?: "deals";
            };
            header?: {
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A collection, with its deals if requested. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "ownerId": "text",
                     *       "title": "Counting the hand",
                     *       "description": "text",
                     *       "dealIds": [
                     *         "text"
                     *       ],
                     *       "publicEnabled": false,
                     *       "publicToken": "text",
                     *       "availableFrom": "2026-03-01T09:30:00.000Z",
                     *       "availableUntil": "2026-03-01T09:30:00.000Z",
                     *       "archivedAt": "2026-03-01T09:30:00.000Z",
                     *       "degraded": false,
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-01T09:30:00.000Z",
                     *       "deals": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "ownerId": "text",
                     *           "title": "Counting the hand",
                     *           "boardNumber": 1,
                     *           "dealer": "N",
                     *           "vulnerability": "None",
                     *           "hands": {
                     *             "N": "AKQ.JT9.876.5432",
                     *             "E": "AKQ.JT9.876.5432",
                     *             "S": "AKQ.JT9.876.5432",
                     *             "W": "AKQ.JT9.876.5432"
                     *           },
                     *           "auction": [
                     *             "text"
                     *           ],
                     *           "contract": {
                     *             "level": 0,
                     *             "strain": "C",
                     *             "doubled": 0,
                     *             "declarer": "N"
                     *           },
                     *           "play": [
                     *             "SA"
                     *           ],
                     *           "result": 0,
                     *           "commentary": [
                     *             {
                     *               "type": "paragraph",
                     *               "children": [
                     *                 {
                     *                   "type": "text",
                     *                   "text": "text",
                     *                   "bold": false,
                     *                   "italic": false
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "themes": [
                     *             "text"
                     *           ],
                     *           "sharing": "private",
                     *           "lifecycle": "active",
                     *           "publishedAt": "2026-03-01T09:30:00.000Z",
                     *           "createdAt": "2026-03-01T09:30:00.000Z",
                     *           "updatedAt": "2026-03-01T09:30:00.000Z",
                     *           "personalThemes": [
                     *             "text"
                     *           ],
                     *           "inspirations": [
                     *             "text"
                     *           ],
                     *           "sharingGroupIds": [
                     *             "text"
                     *           ],
                     *           "supplement": [
                     *             {
                     *               "name": "Club teachers",
                     *               "value": "text"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CollectionWithDeals"];
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "DEAL_COLLECTION_NOT_FOUND" | "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    deleteCollection: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag from the GET. If it is stale, the request fails and nothing changes. */
                "if-match"?: string;
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_JSON";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "DEAL_COLLECTION_NOT_FOUND" | "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Changed since it was read */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PRECONDITION_FAILED";
                    };
                };
            };
            /** @description Body too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            /** @description Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    updateCollection: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag from the GET. If it is stale, the request fails and nothing changes. */
                "if-match"?: string;
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Counting the hand",
                 *       "description": "text"
                 *     }
                 */
                "application/json": {
                    description?: string | null;
                    /** Format: name */
                    title?: string;
                };
                /**
                 * @example {
                 *       "title": "Counting the hand",
                 *       "description": "text"
                 *     }
                 */
                "application/merge-patch+json": {
                    description?: string | null;
                    /** Format: name */
                    title?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "ownerId": "text",
                     *       "title": "Counting the hand",
                     *       "description": "text",
                     *       "dealIds": [
                     *         "text"
                     *       ],
                     *       "publicEnabled": false,
                     *       "publicToken": "text",
                     *       "availableFrom": "2026-03-01T09:30:00.000Z",
                     *       "availableUntil": "2026-03-01T09:30:00.000Z",
                     *       "archivedAt": "2026-03-01T09:30:00.000Z",
                     *       "degraded": false,
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-01T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Collection"];
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_JSON";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "DEAL_COLLECTION_NOT_FOUND" | "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Conflicts with the current state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "DEAL_COLLECTION_DEGRADED" | "DEAL_COLLECTION_ARCHIVED";
                    };
                };
            };
            /** @description Changed since it was read */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PRECONDITION_FAILED";
                    };
                };
            };
            /** @description Body too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            /** @description Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    getCollectionAsPbn: {
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
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file of boards */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-pbn": string;
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "DEAL_COLLECTION_NOT_FOUND" | "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    archiveCollection: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag from the GET. If it is stale, the request fails and nothing changes. */
                "if-match"?: string;
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "ownerId": "text",
                     *       "title": "Counting the hand",
                     *       "description": "text",
                     *       "dealIds": [
                     *         "text"
                     *       ],
                     *       "publicEnabled": false,
                     *       "publicToken": "text",
                     *       "availableFrom": "2026-03-01T09:30:00.000Z",
                     *       "availableUntil": "2026-03-01T09:30:00.000Z",
                     *       "archivedAt": "2026-03-01T09:30:00.000Z",
                     *       "degraded": false,
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-01T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Collection"];
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_JSON";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "DEAL_COLLECTION_NOT_FOUND" | "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Conflicts with the current state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "DEAL_COLLECTION_DEGRADED";
                    };
                };
            };
            /** @description Changed since it was read */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PRECONDITION_FAILED";
                    };
                };
            };
            /** @description Body too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            /** @description Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    setCollectionDeals: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag from the GET. If it is stale, the request fails and nothing changes. */
                "if-match"?: string;
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dealIds": [
                 *         "text"
                 *       ]
                 *     }
                 */
                "application/json": {
                    dealIds: string[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "ownerId": "text",
                     *       "title": "Counting the hand",
                     *       "description": "text",
                     *       "dealIds": [
                     *         "text"
                     *       ],
                     *       "publicEnabled": false,
                     *       "publicToken": "text",
                     *       "availableFrom": "2026-03-01T09:30:00.000Z",
                     *       "availableUntil": "2026-03-01T09:30:00.000Z",
                     *       "archivedAt": "2026-03-01T09:30:00.000Z",
                     *       "degraded": false,
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-01T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Collection"];
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_JSON";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "DEAL_COLLECTION_NOT_FOUND" | "DEAL_NOT_FOUND" | "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Conflicts with the current state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "DEAL_COLLECTION_DEGRADED" | "DEAL_COLLECTION_ARCHIVED";
                    };
                };
            };
            /** @description Changed since it was read */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PRECONDITION_FAILED";
                    };
                };
            };
            /** @description Body too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            /** @description Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
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
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Shown in the catalog as long as every rule passes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "exposed": false,
                     *       "rules": [
                     *         {
                     *           "rule": "dealPublic",
                     *           "passes": false,
                     *           "detail": "text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Exposure"];
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "DEAL_COLLECTION_NOT_FOUND" | "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    openPublicLink: {
        parameters: {
            query?: {
                /** @description Whether to create a new token. */
                rotate?: boolean;
            };
            header?: {
                /** @description The ETag from the GET. If it is stale, the request fails and nothing changes. */
                "if-match"?: string;
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "availableFrom": "2026-03-01T09:30:00.000Z",
                 *       "availableUntil": "2026-03-01T09:30:00.000Z"
                 *     }
                 */
                "application/json": {
                    /** Format: date-time */
                    availableFrom?: string | null;
                    /** Format: date-time */
                    availableUntil?: string | null;
                } | null;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "ownerId": "text",
                     *       "title": "Counting the hand",
                     *       "description": "text",
                     *       "dealIds": [
                     *         "text"
                     *       ],
                     *       "publicEnabled": false,
                     *       "publicToken": "text",
                     *       "availableFrom": "2026-03-01T09:30:00.000Z",
                     *       "availableUntil": "2026-03-01T09:30:00.000Z",
                     *       "archivedAt": "2026-03-01T09:30:00.000Z",
                     *       "degraded": false,
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-01T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Collection"];
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_JSON";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "DEAL_COLLECTION_NOT_FOUND" | "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Conflicts with the current state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "DEAL_COLLECTION_DEGRADED" | "DEAL_COLLECTION_ARCHIVED";
                    };
                };
            };
            /** @description Changed since it was read */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PRECONDITION_FAILED";
                    };
                };
            };
            /** @description Body too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            /** @description Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    closePublicLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag from the GET. If it is stale, the request fails and nothing changes. */
                "if-match"?: string;
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "ownerId": "text",
                     *       "title": "Counting the hand",
                     *       "description": "text",
                     *       "dealIds": [
                     *         "text"
                     *       ],
                     *       "publicEnabled": false,
                     *       "publicToken": "text",
                     *       "availableFrom": "2026-03-01T09:30:00.000Z",
                     *       "availableUntil": "2026-03-01T09:30:00.000Z",
                     *       "archivedAt": "2026-03-01T09:30:00.000Z",
                     *       "degraded": false,
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-01T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Collection"];
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_JSON";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "DEAL_COLLECTION_NOT_FOUND" | "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Conflicts with the current state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "DEAL_COLLECTION_DEGRADED" | "DEAL_COLLECTION_ARCHIVED";
                    };
                };
            };
            /** @description Changed since it was read */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PRECONDITION_FAILED";
                    };
                };
            };
            /** @description Body too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            /** @description Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    unarchiveCollection: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag from the GET. If it is stale, the request fails and nothing changes. */
                "if-match"?: string;
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "ownerId": "text",
                     *       "title": "Counting the hand",
                     *       "description": "text",
                     *       "dealIds": [
                     *         "text"
                     *       ],
                     *       "publicEnabled": false,
                     *       "publicToken": "text",
                     *       "availableFrom": "2026-03-01T09:30:00.000Z",
                     *       "availableUntil": "2026-03-01T09:30:00.000Z",
                     *       "archivedAt": "2026-03-01T09:30:00.000Z",
                     *       "degraded": false,
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-01T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Collection"];
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_JSON";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "DEAL_COLLECTION_NOT_FOUND" | "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Conflicts with the current state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "DEAL_COLLECTION_DEGRADED" | "COLLECTION_CEILING_REACHED";
                    };
                };
            };
            /** @description Changed since it was read */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PRECONDITION_FAILED";
                    };
                };
            };
            /** @description Body too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            /** @description Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    listDeals: {
        parameters: {
            query?: {
                lifecycle?: "active" | "trashed" | "orphaned";
                page?: number;
                pageSize?: number;
                sharing?: "private" | "public" | "group";
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deals": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "ownerId": "text",
                     *           "title": "Counting the hand",
                     *           "boardNumber": 1,
                     *           "dealer": "N",
                     *           "vulnerability": "None",
                     *           "hands": {
                     *             "N": "AKQ.JT9.876.5432",
                     *             "E": "AKQ.JT9.876.5432",
                     *             "S": "AKQ.JT9.876.5432",
                     *             "W": "AKQ.JT9.876.5432"
                     *           },
                     *           "auction": [
                     *             "text"
                     *           ],
                     *           "contract": {
                     *             "level": 0,
                     *             "strain": "C",
                     *             "doubled": 0,
                     *             "declarer": "N"
                     *           },
                     *           "play": [
                     *             "SA"
                     *           ],
                     *           "result": 0,
                     *           "commentary": [
                     *             {
                     *               "type": "paragraph",
                     *               "children": [
                     *                 {
                     *                   "type": "text",
                     *                   "text": "text",
                     *                   "bold": false,
                     *                   "italic": false
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "themes": [
                     *             "text"
                     *           ],
                     *           "sharing": "private",
                     *           "lifecycle": "active",
                     *           "publishedAt": "2026-03-01T09:30:00.000Z",
                     *           "createdAt": "2026-03-01T09:30:00.000Z",
                     *           "updatedAt": "2026-03-01T09:30:00.000Z",
                     *           "personalThemes": [
                     *             "text"
                     *           ],
                     *           "inspirations": [
                     *             "text"
                     *           ],
                     *           "sharingGroupIds": [
                     *             "text"
                     *           ],
                     *           "supplement": [
                     *             {
                     *               "name": "Club teachers",
                     *               "value": "text"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "pageSize": 1,
                     *         "total": 1,
                     *         "totalPages": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        deals: components["schemas"]["Deal"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    createDeal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to retry: for 24 hours, repeating it with the same key returns the first response, and it takes effect only once. */
                "idempotency-key"?: string;
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Counting the hand",
                 *       "boardNumber": 1,
                 *       "dealer": "N",
                 *       "vulnerability": "None",
                 *       "hands": {
                 *         "N": "text",
                 *         "E": "text",
                 *         "S": "text",
                 *         "W": "text"
                 *       },
                 *       "auction": [
                 *         "1NT"
                 *       ],
                 *       "play": [
                 *         "SA"
                 *       ],
                 *       "result": 0,
                 *       "commentary": [
                 *         {
                 *           "type": "paragraph",
                 *           "children": [
                 *             {
                 *               "type": "text",
                 *               "text": "text",
                 *               "bold": false,
                 *               "italic": false
                 *             }
                 *           ]
                 *         }
                 *       ],
                 *       "themes": [
                 *         "text"
                 *       ],
                 *       "personalThemes": [
                 *         "text"
                 *       ],
                 *       "inspirations": [
                 *         "text"
                 *       ],
                 *       "sharing": "private",
                 *       "sharingGroupIds": [
                 *         "text"
                 *       ]
                 *     }
                 */
                "application/json": {
                    auction?: string[] | null;
                    boardNumber?: number | null;
                    commentary?: {
                        children: {
                            bold?: boolean | null;
                            italic?: boolean | null;
                            text: string;
                            /** @enum {string} */
                            type: "text";
                        }[];
                        /** @enum {string} */
                        type: "paragraph";
                    }[] | null;
                    /** @enum {string|null} */
                    dealer?: "N" | "E" | "S" | "W" | null;
                    hands?: {
                        E?: string | null;
                        N?: string | null;
                        S?: string | null;
                        W?: string | null;
                    } | null;
                    inspirations?: string[] | null;
                    personalThemes?: string[] | null;
                    /** @description Needs four hands and an auction that ends in a contract. */
                    play?: string[] | null;
                    result?: number | null;
                    /** @enum {string|null} */
                    sharing?: "private" | "public" | "group" | null;
                    sharingGroupIds?: string[] | null;
                    themes?: string[] | null;
                    /** Format: name */
                    title: string;
                    /** @enum {string|null} */
                    vulnerability?: "None" | "NS" | "EW" | "All" | null;
                };
            };
        };
        responses: {
            /** @description A deal as its owner and internal backends see it. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "ownerId": "text",
                     *       "title": "Counting the hand",
                     *       "boardNumber": 1,
                     *       "dealer": "N",
                     *       "vulnerability": "None",
                     *       "hands": {
                     *         "N": "AKQ.JT9.876.5432",
                     *         "E": "AKQ.JT9.876.5432",
                     *         "S": "AKQ.JT9.876.5432",
                     *         "W": "AKQ.JT9.876.5432"
                     *       },
                     *       "auction": [
                     *         "text"
                     *       ],
                     *       "contract": {
                     *         "level": 0,
                     *         "strain": "C",
                     *         "doubled": 0,
                     *         "declarer": "N"
                     *       },
                     *       "play": [
                     *         "SA"
                     *       ],
                     *       "result": 0,
                     *       "commentary": [
                     *         {
                     *           "type": "paragraph",
                     *           "children": [
                     *             {
                     *               "type": "text",
                     *               "text": "text",
                     *               "bold": false,
                     *               "italic": false
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "themes": [
                     *         "text"
                     *       ],
                     *       "sharing": "private",
                     *       "lifecycle": "active",
                     *       "publishedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-01T09:30:00.000Z",
                     *       "personalThemes": [
                     *         "text"
                     *       ],
                     *       "inspirations": [
                     *         "text"
                     *       ],
                     *       "sharingGroupIds": [
                     *         "text"
                     *       ],
                     *       "supplement": [
                     *         {
                     *           "name": "Club teachers",
                     *           "value": "text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Deal"];
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_JSON";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SHARING_GROUP_NOT_FOUND" | "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Conflicts with the current state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "QUOTA_EXCEEDED" | "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            /** @description Body too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            /** @description Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
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
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "text"
                 *       ],
                 *       "set": {
                 *         "sharing": "private",
                 *         "sharingGroupIds": [
                 *           "text"
                 *         ],
                 *         "themes": [
                 *           "text"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    ids: string[];
                    set: {
                        /** @enum {string|null} */
                        sharing?: "private" | "public" | "group" | null;
                        sharingGroupIds?: string[] | null;
                        themes?: string[] | null;
                    };
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deals": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "ownerId": "text",
                     *           "title": "Counting the hand",
                     *           "boardNumber": 1,
                     *           "dealer": "N",
                     *           "vulnerability": "None",
                     *           "hands": {
                     *             "N": "AKQ.JT9.876.5432",
                     *             "E": "AKQ.JT9.876.5432",
                     *             "S": "AKQ.JT9.876.5432",
                     *             "W": "AKQ.JT9.876.5432"
                     *           },
                     *           "auction": [
                     *             "text"
                     *           ],
                     *           "contract": {
                     *             "level": 0,
                     *             "strain": "C",
                     *             "doubled": 0,
                     *             "declarer": "N"
                     *           },
                     *           "play": [
                     *             "SA"
                     *           ],
                     *           "result": 0,
                     *           "commentary": [
                     *             {
                     *               "type": "paragraph",
                     *               "children": [
                     *                 {
                     *                   "type": "text",
                     *                   "text": "text",
                     *                   "bold": false,
                     *                   "italic": false
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "themes": [
                     *             "text"
                     *           ],
                     *           "sharing": "private",
                     *           "lifecycle": "active",
                     *           "publishedAt": "2026-03-01T09:30:00.000Z",
                     *           "createdAt": "2026-03-01T09:30:00.000Z",
                     *           "updatedAt": "2026-03-01T09:30:00.000Z",
                     *           "personalThemes": [
                     *             "text"
                     *           ],
                     *           "inspirations": [
                     *             "text"
                     *           ],
                     *           "sharingGroupIds": [
                     *             "text"
                     *           ],
                     *           "supplement": [
                     *             {
                     *               "name": "Club teachers",
                     *               "value": "text"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        deals: components["schemas"]["Deal"][];
                    };
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_JSON";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "DEAL_NOT_FOUND" | "SHARING_GROUP_NOT_FOUND" | "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Conflicts with the current state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "DEAL_ORPHANED";
                    };
                };
            };
            /** @description Body too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            /** @description Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    getDealsAsPbn: {
        parameters: {
            query?: {
                lifecycle?: "active" | "trashed" | "orphaned";
                sharing?: "private" | "public" | "group";
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
                    [name: string]: unknown;
                };
                content: {
                    "application/x-pbn": string;
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
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
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A deal as the caller may see it. Only its owner gets the personal fields. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "ownerId": "text",
                     *       "title": "Counting the hand",
                     *       "boardNumber": 1,
                     *       "dealer": "N",
                     *       "vulnerability": "None",
                     *       "hands": {
                     *         "N": "AKQ.JT9.876.5432",
                     *         "E": "AKQ.JT9.876.5432",
                     *         "S": "AKQ.JT9.876.5432",
                     *         "W": "AKQ.JT9.876.5432"
                     *       },
                     *       "auction": [
                     *         "text"
                     *       ],
                     *       "contract": {
                     *         "level": 0,
                     *         "strain": "C",
                     *         "doubled": 0,
                     *         "declarer": "N"
                     *       },
                     *       "play": [
                     *         "SA"
                     *       ],
                     *       "result": 0,
                     *       "commentary": [
                     *         {
                     *           "type": "paragraph",
                     *           "children": [
                     *             {
                     *               "type": "text",
                     *               "text": "text",
                     *               "bold": false,
                     *               "italic": false
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "themes": [
                     *         "text"
                     *       ],
                     *       "sharing": "private",
                     *       "lifecycle": "active",
                     *       "publishedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-01T09:30:00.000Z",
                     *       "personalThemes": [
                     *         "text"
                     *       ],
                     *       "inspirations": [
                     *         "text"
                     *       ],
                     *       "sharingGroupIds": [
                     *         "text"
                     *       ],
                     *       "supplement": [
                     *         {
                     *           "name": "Club teachers",
                     *           "value": "text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ReadableDeal"];
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "DEAL_NOT_FOUND" | "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    replaceDeal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag from the GET. If it is stale, the request fails and nothing changes. */
                "if-match"?: string;
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Counting the hand",
                 *       "boardNumber": 1,
                 *       "dealer": "N",
                 *       "vulnerability": "None",
                 *       "hands": {
                 *         "N": "text",
                 *         "E": "text",
                 *         "S": "text",
                 *         "W": "text"
                 *       },
                 *       "auction": [
                 *         "1NT"
                 *       ],
                 *       "play": [
                 *         "SA"
                 *       ],
                 *       "result": 0,
                 *       "commentary": [
                 *         {
                 *           "type": "paragraph",
                 *           "children": [
                 *             {
                 *               "type": "text",
                 *               "text": "text",
                 *               "bold": false,
                 *               "italic": false
                 *             }
                 *           ]
                 *         }
                 *       ],
                 *       "themes": [
                 *         "text"
                 *       ],
                 *       "personalThemes": [
                 *         "text"
                 *       ],
                 *       "inspirations": [
                 *         "text"
                 *       ],
                 *       "sharing": "private",
                 *       "sharingGroupIds": [
                 *         "text"
                 *       ]
                 *     }
                 */
                "application/json": {
                    auction?: string[] | null;
                    boardNumber?: number | null;
                    commentary?: {
                        children: {
                            bold?: boolean | null;
                            italic?: boolean | null;
                            text: string;
                            /** @enum {string} */
                            type: "text";
                        }[];
                        /** @enum {string} */
                        type: "paragraph";
                    }[] | null;
                    /** @enum {string|null} */
                    dealer?: "N" | "E" | "S" | "W" | null;
                    hands?: {
                        E?: string | null;
                        N?: string | null;
                        S?: string | null;
                        W?: string | null;
                    } | null;
                    inspirations?: string[] | null;
                    personalThemes?: string[] | null;
                    /** @description Needs four hands and an auction that ends in a contract. */
                    play?: string[] | null;
                    result?: number | null;
                    /** @enum {string|null} */
                    sharing?: "private" | "public" | "group" | null;
                    sharingGroupIds?: string[] | null;
                    themes?: string[] | null;
                    /** Format: name */
                    title: string;
                    /** @enum {string|null} */
                    vulnerability?: "None" | "NS" | "EW" | "All" | null;
                };
            };
        };
        responses: {
            /** @description A deal as its owner and internal backends see it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "ownerId": "text",
                     *       "title": "Counting the hand",
                     *       "boardNumber": 1,
                     *       "dealer": "N",
                     *       "vulnerability": "None",
                     *       "hands": {
                     *         "N": "AKQ.JT9.876.5432",
                     *         "E": "AKQ.JT9.876.5432",
                     *         "S": "AKQ.JT9.876.5432",
                     *         "W": "AKQ.JT9.876.5432"
                     *       },
                     *       "auction": [
                     *         "text"
                     *       ],
                     *       "contract": {
                     *         "level": 0,
                     *         "strain": "C",
                     *         "doubled": 0,
                     *         "declarer": "N"
                     *       },
                     *       "play": [
                     *         "SA"
                     *       ],
                     *       "result": 0,
                     *       "commentary": [
                     *         {
                     *           "type": "paragraph",
                     *           "children": [
                     *             {
                     *               "type": "text",
                     *               "text": "text",
                     *               "bold": false,
                     *               "italic": false
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "themes": [
                     *         "text"
                     *       ],
                     *       "sharing": "private",
                     *       "lifecycle": "active",
                     *       "publishedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-01T09:30:00.000Z",
                     *       "personalThemes": [
                     *         "text"
                     *       ],
                     *       "inspirations": [
                     *         "text"
                     *       ],
                     *       "sharingGroupIds": [
                     *         "text"
                     *       ],
                     *       "supplement": [
                     *         {
                     *           "name": "Club teachers",
                     *           "value": "text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Deal"];
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_JSON";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "DEAL_NOT_FOUND" | "SHARING_GROUP_NOT_FOUND" | "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Conflicts with the current state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "DEAL_ORPHANED";
                    };
                };
            };
            /** @description Changed since it was read */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PRECONDITION_FAILED";
                    };
                };
            };
            /** @description Body too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            /** @description Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    deleteDeal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag from the GET. If it is stale, the request fails and nothing changes. */
                "if-match"?: string;
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_JSON";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "DEAL_NOT_FOUND" | "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Conflicts with the current state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "DEAL_NOT_TRASHED";
                    };
                };
            };
            /** @description Changed since it was read */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PRECONDITION_FAILED";
                    };
                };
            };
            /** @description Body too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            /** @description Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    updateDeal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag from the GET. If it is stale, the request fails and nothing changes. */
                "if-match"?: string;
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Counting the hand",
                 *       "boardNumber": 1,
                 *       "dealer": "N",
                 *       "vulnerability": "None",
                 *       "hands": {
                 *         "N": "text",
                 *         "E": "text",
                 *         "S": "text",
                 *         "W": "text"
                 *       },
                 *       "auction": [
                 *         "1NT"
                 *       ],
                 *       "play": [
                 *         "SA"
                 *       ],
                 *       "result": 0,
                 *       "commentary": [
                 *         {
                 *           "type": "paragraph",
                 *           "children": [
                 *             {
                 *               "type": "text",
                 *               "text": "text",
                 *               "bold": false,
                 *               "italic": false
                 *             }
                 *           ]
                 *         }
                 *       ],
                 *       "themes": [
                 *         "text"
                 *       ],
                 *       "personalThemes": [
                 *         "text"
                 *       ],
                 *       "inspirations": [
                 *         "text"
                 *       ],
                 *       "sharing": "private",
                 *       "sharingGroupIds": [
                 *         "text"
                 *       ],
                 *       "supplement": [
                 *         "text"
                 *       ]
                 *     }
                 */
                "application/json": {
                    auction?: string[] | null;
                    boardNumber?: number | null;
                    commentary?: {
                        children: {
                            bold?: boolean | null;
                            italic?: boolean | null;
                            text: string;
                            /** @enum {string} */
                            type: "text";
                        }[];
                        /** @enum {string} */
                        type: "paragraph";
                    }[] | null;
                    /** @enum {string|null} */
                    dealer?: "N" | "E" | "S" | "W" | null;
                    hands?: {
                        E?: string | null;
                        N?: string | null;
                        S?: string | null;
                        W?: string | null;
                    } | null;
                    inspirations?: string[] | null;
                    personalThemes?: string[] | null;
                    /** @description Needs four hands and an auction that ends in a contract. */
                    play?: string[] | null;
                    result?: number | null;
                    /** @enum {string|null} */
                    sharing?: "private" | "public" | "group" | null;
                    sharingGroupIds?: string[] | null;
                    /** @description Send an empty list to empty it. Otherwise read-only: only files bring entries. */
                    supplement?: unknown[];
                    themes?: string[] | null;
                    /** Format: name */
                    title?: string;
                    /** @enum {string|null} */
                    vulnerability?: "None" | "NS" | "EW" | "All" | null;
                };
                /**
                 * @example {
                 *       "title": "Counting the hand",
                 *       "boardNumber": 1,
                 *       "dealer": "N",
                 *       "vulnerability": "None",
                 *       "hands": {
                 *         "N": "text",
                 *         "E": "text",
                 *         "S": "text",
                 *         "W": "text"
                 *       },
                 *       "auction": [
                 *         "1NT"
                 *       ],
                 *       "play": [
                 *         "SA"
                 *       ],
                 *       "result": 0,
                 *       "commentary": [
                 *         {
                 *           "type": "paragraph",
                 *           "children": [
                 *             {
                 *               "type": "text",
                 *               "text": "text",
                 *               "bold": false,
                 *               "italic": false
                 *             }
                 *           ]
                 *         }
                 *       ],
                 *       "themes": [
                 *         "text"
                 *       ],
                 *       "personalThemes": [
                 *         "text"
                 *       ],
                 *       "inspirations": [
                 *         "text"
                 *       ],
                 *       "sharing": "private",
                 *       "sharingGroupIds": [
                 *         "text"
                 *       ],
                 *       "supplement": [
                 *         "text"
                 *       ]
                 *     }
                 */
                "application/merge-patch+json": {
                    auction?: string[] | null;
                    boardNumber?: number | null;
                    commentary?: {
                        children: {
                            bold?: boolean | null;
                            italic?: boolean | null;
                            text: string;
                            /** @enum {string} */
                            type: "text";
                        }[];
                        /** @enum {string} */
                        type: "paragraph";
                    }[] | null;
                    /** @enum {string|null} */
                    dealer?: "N" | "E" | "S" | "W" | null;
                    hands?: {
                        E?: string | null;
                        N?: string | null;
                        S?: string | null;
                        W?: string | null;
                    } | null;
                    inspirations?: string[] | null;
                    personalThemes?: string[] | null;
                    /** @description Needs four hands and an auction that ends in a contract. */
                    play?: string[] | null;
                    result?: number | null;
                    /** @enum {string|null} */
                    sharing?: "private" | "public" | "group" | null;
                    sharingGroupIds?: string[] | null;
                    /** @description Send an empty list to empty it. Otherwise read-only: only files bring entries. */
                    supplement?: unknown[];
                    themes?: string[] | null;
                    /** Format: name */
                    title?: string;
                    /** @enum {string|null} */
                    vulnerability?: "None" | "NS" | "EW" | "All" | null;
                };
            };
        };
        responses: {
            /** @description A deal as its owner and internal backends see it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "ownerId": "text",
                     *       "title": "Counting the hand",
                     *       "boardNumber": 1,
                     *       "dealer": "N",
                     *       "vulnerability": "None",
                     *       "hands": {
                     *         "N": "AKQ.JT9.876.5432",
                     *         "E": "AKQ.JT9.876.5432",
                     *         "S": "AKQ.JT9.876.5432",
                     *         "W": "AKQ.JT9.876.5432"
                     *       },
                     *       "auction": [
                     *         "text"
                     *       ],
                     *       "contract": {
                     *         "level": 0,
                     *         "strain": "C",
                     *         "doubled": 0,
                     *         "declarer": "N"
                     *       },
                     *       "play": [
                     *         "SA"
                     *       ],
                     *       "result": 0,
                     *       "commentary": [
                     *         {
                     *           "type": "paragraph",
                     *           "children": [
                     *             {
                     *               "type": "text",
                     *               "text": "text",
                     *               "bold": false,
                     *               "italic": false
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "themes": [
                     *         "text"
                     *       ],
                     *       "sharing": "private",
                     *       "lifecycle": "active",
                     *       "publishedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-01T09:30:00.000Z",
                     *       "personalThemes": [
                     *         "text"
                     *       ],
                     *       "inspirations": [
                     *         "text"
                     *       ],
                     *       "sharingGroupIds": [
                     *         "text"
                     *       ],
                     *       "supplement": [
                     *         {
                     *           "name": "Club teachers",
                     *           "value": "text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Deal"];
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_JSON";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "DEAL_NOT_FOUND" | "SHARING_GROUP_NOT_FOUND" | "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Conflicts with the current state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "DEAL_ORPHANED";
                    };
                };
            };
            /** @description Changed since it was read */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PRECONDITION_FAILED";
                    };
                };
            };
            /** @description Body too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            /** @description Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
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
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file with one board */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-lin": string;
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "DEAL_NOT_FOUND" | "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
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
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file with one board */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-pbn": string;
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "DEAL_NOT_FOUND" | "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    getDealPicture: {
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
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "DEAL_NOT_FOUND" | "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
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
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Shown in the catalog as long as every rule passes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "exposed": false,
                     *       "rules": [
                     *         {
                     *           "rule": "dealPublic",
                     *           "passes": false,
                     *           "detail": "text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Exposure"];
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "DEAL_NOT_FOUND" | "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    restoreDeal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag from the GET. If it is stale, the request fails and nothing changes. */
                "if-match"?: string;
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A deal as its owner and internal backends see it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "ownerId": "text",
                     *       "title": "Counting the hand",
                     *       "boardNumber": 1,
                     *       "dealer": "N",
                     *       "vulnerability": "None",
                     *       "hands": {
                     *         "N": "AKQ.JT9.876.5432",
                     *         "E": "AKQ.JT9.876.5432",
                     *         "S": "AKQ.JT9.876.5432",
                     *         "W": "AKQ.JT9.876.5432"
                     *       },
                     *       "auction": [
                     *         "text"
                     *       ],
                     *       "contract": {
                     *         "level": 0,
                     *         "strain": "C",
                     *         "doubled": 0,
                     *         "declarer": "N"
                     *       },
                     *       "play": [
                     *         "SA"
                     *       ],
                     *       "result": 0,
                     *       "commentary": [
                     *         {
                     *           "type": "paragraph",
                     *           "children": [
                     *             {
                     *               "type": "text",
                     *               "text": "text",
                     *               "bold": false,
                     *               "italic": false
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "themes": [
                     *         "text"
                     *       ],
                     *       "sharing": "private",
                     *       "lifecycle": "active",
                     *       "publishedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-01T09:30:00.000Z",
                     *       "personalThemes": [
                     *         "text"
                     *       ],
                     *       "inspirations": [
                     *         "text"
                     *       ],
                     *       "sharingGroupIds": [
                     *         "text"
                     *       ],
                     *       "supplement": [
                     *         {
                     *           "name": "Club teachers",
                     *           "value": "text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Deal"];
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_JSON";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "DEAL_NOT_FOUND" | "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Conflicts with the current state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "DEAL_ORPHANED";
                    };
                };
            };
            /** @description Changed since it was read */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PRECONDITION_FAILED";
                    };
                };
            };
            /** @description Body too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            /** @description Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    trashDeal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag from the GET. If it is stale, the request fails and nothing changes. */
                "if-match"?: string;
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A deal as its owner and internal backends see it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "ownerId": "text",
                     *       "title": "Counting the hand",
                     *       "boardNumber": 1,
                     *       "dealer": "N",
                     *       "vulnerability": "None",
                     *       "hands": {
                     *         "N": "AKQ.JT9.876.5432",
                     *         "E": "AKQ.JT9.876.5432",
                     *         "S": "AKQ.JT9.876.5432",
                     *         "W": "AKQ.JT9.876.5432"
                     *       },
                     *       "auction": [
                     *         "text"
                     *       ],
                     *       "contract": {
                     *         "level": 0,
                     *         "strain": "C",
                     *         "doubled": 0,
                     *         "declarer": "N"
                     *       },
                     *       "play": [
                     *         "SA"
                     *       ],
                     *       "result": 0,
                     *       "commentary": [
                     *         {
                     *           "type": "paragraph",
                     *           "children": [
                     *             {
                     *               "type": "text",
                     *               "text": "text",
                     *               "bold": false,
                     *               "italic": false
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "themes": [
                     *         "text"
                     *       ],
                     *       "sharing": "private",
                     *       "lifecycle": "active",
                     *       "publishedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-01T09:30:00.000Z",
                     *       "personalThemes": [
                     *         "text"
                     *       ],
                     *       "inspirations": [
                     *         "text"
                     *       ],
                     *       "sharingGroupIds": [
                     *         "text"
                     *       ],
                     *       "supplement": [
                     *         {
                     *           "name": "Club teachers",
                     *           "value": "text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Deal"];
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_JSON";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "DEAL_NOT_FOUND" | "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Conflicts with the current state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "DEAL_ORPHANED";
                    };
                };
            };
            /** @description Changed since it was read */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PRECONDITION_FAILED";
                    };
                };
            };
            /** @description Body too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            /** @description Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    importDeals: {
        parameters: {
            query?: {
                /** @description What to do with boards that the account already has, by number, dealer, vulnerability and hands, outside the trash: add them again, or skip them and count them as repeated. */
                existing?: "add" | "skip";
            };
            header?: {
                /** @description Makes the request safe to retry: for 24 hours, repeating it with the same key returns the first response, and it takes effect only once. */
                "idempotency-key"?: string;
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-lin": string | Uint8Array | Blob;
                "application/x-pbn": string | Uint8Array | Blob;
                "text/plain": string | Uint8Array | Blob;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "format": "pbn",
                     *       "imported": 1,
                     *       "repeated": 1,
                     *       "rejected": [
                     *         {
                     *           "index": 1,
                     *           "line": 1,
                     *           "message": "text"
                     *         }
                     *       ],
                     *       "rejectedTotal": 1,
                     *       "warnings": [
                     *         {
                     *           "index": 1,
                     *           "line": 1,
                     *           "message": "text",
                     *           "boards": 1
                     *         }
                     *       ],
                     *       "warningsTotal": 1,
                     *       "ids": [
                     *         "text"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description The format of the file, as its content says; `handviewer` is the address of a board in a hand viewer.
                         * @enum {string}
                         */
                        format: "pbn" | "lin" | "handviewer";
                        /** @description The ids of the new deals, in file order. */
                        ids: string[];
                        imported: number;
                        /** @description Records that could not be read as boards, up to 1000. */
                        rejected: {
                            index: number;
                            line: number;
                            message: string;
                        }[];
                        /** @description How many records could not be read as boards. */
                        rejectedTotal: number;
                        /** @description Records that repeat a board from earlier in the file or, with `existing=skip`, one that the account already has. They are skipped. */
                        repeated: number;
                        /** @description What was left out of the imported boards, up to 1000 different warnings. Each is listed once, with the first board it applies to. */
                        warnings: {
                            /** @description How many boards it applies to. */
                            boards: number;
                            index: number;
                            line: number;
                            message: string;
                        }[];
                        /** @description How many different warnings there were. Counting stops at 10000. */
                        warningsTotal: number;
                    };
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "NO_BOARDS_FOUND";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Conflicts with the current state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "QUOTA_EXCEEDED" | "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            /** @description Body too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            /** @description Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    submitContactForm: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to retry: for 24 hours, repeating it with the same key returns the first response, and it takes effect only once. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Club teachers",
                 *       "message": "May I use the deals in my club?",
                 *       "email": "alice.martin@example.org",
                 *       "locale": "en-GB",
                 *       "website": ""
                 *     }
                 */
                "application/json": {
                    /** Format: email */
                    email: string;
                    /**
                     * Format: language-tag
                     * @example en-GB
                     */
                    locale?: string | null;
                    /** @example May I use the deals in my club? */
                    message: string;
                    /** Format: name */
                    name: string;
                    /**
                     * @description A trap for bots: hide it from people, and leave it empty or out.
                     * @example
                     */
                    website?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000"
                     *     }
                     */
                    "application/json": {
                        id: string;
                    };
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_JSON";
                    };
                };
            };
            /** @description Conflicts with the current state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            /** @description Body too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            /** @description Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    submitNewsletterForm: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to retry: for 24 hours, repeating it with the same key returns the first response, and it takes effect only once. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "alice.martin@example.org",
                 *       "locale": "en-GB",
                 *       "website": ""
                 *     }
                 */
                "application/json": {
                    /** Format: email */
                    email: string;
                    /**
                     * Format: language-tag
                     * @example en-GB
                     */
                    locale?: string | null;
                    /**
                     * @description A trap for bots: hide it from people, and leave it empty or out.
                     * @example
                     */
                    website?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000"
                     *     }
                     */
                    "application/json": {
                        id: string;
                    };
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_JSON";
                    };
                };
            };
            /** @description Conflicts with the current state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            /** @description Body too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            /** @description Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
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
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    getPublicCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `publicToken` of the collection. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A collection as students see it through its link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "title": "Counting the hand",
                     *       "description": "text",
                     *       "author": {
                     *         "displayName": "Alice Martin",
                     *         "avatarUrl": "text",
                     *         "badges": [
                     *           "certified"
                     *         ]
                     *       },
                     *       "deals": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "title": "Counting the hand",
                     *           "boardNumber": 1,
                     *           "dealer": "N",
                     *           "vulnerability": "None",
                     *           "hands": {
                     *             "N": "AKQ.JT9.876.5432",
                     *             "E": "AKQ.JT9.876.5432",
                     *             "S": "AKQ.JT9.876.5432",
                     *             "W": "AKQ.JT9.876.5432"
                     *           },
                     *           "auction": [
                     *             "text"
                     *           ],
                     *           "contract": {
                     *             "level": 0,
                     *             "strain": "C",
                     *             "doubled": 0,
                     *             "declarer": "N"
                     *           },
                     *           "play": [
                     *             "SA"
                     *           ],
                     *           "result": 0,
                     *           "commentary": [
                     *             {
                     *               "type": "paragraph",
                     *               "children": [
                     *                 {
                     *                   "type": "text",
                     *                   "text": "text",
                     *                   "bold": false,
                     *                   "italic": false
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "themes": [
                     *             "text"
                     *           ],
                     *           "sharing": "private",
                     *           "lifecycle": "active",
                     *           "publishedAt": "2026-03-01T09:30:00.000Z",
                     *           "createdAt": "2026-03-01T09:30:00.000Z",
                     *           "updatedAt": "2026-03-01T09:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PublicCollection"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "DEAL_COLLECTION_NOT_FOUND";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sharingGroups": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "name": "Club teachers",
                     *           "ownerId": "text",
                     *           "members": [
                     *             {
                     *               "id": "01980000-0000-7000-8000-000000000000",
                     *               "email": "text",
                     *               "displayName": "Alice Martin",
                     *               "avatarUrl": "text"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        sharingGroups: components["schemas"]["SharingGroup"][];
                    };
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    createSharingGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to retry: for 24 hours, repeating it with the same key returns the first response, and it takes effect only once. */
                "idempotency-key"?: string;
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Club teachers"
                 *     }
                 */
                "application/json": {
                    /** Format: name */
                    name: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "name": "Club teachers",
                     *       "ownerId": "text",
                     *       "members": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "email": "text",
                     *           "displayName": "Alice Martin",
                     *           "avatarUrl": "text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SharingGroup"];
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_JSON";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Conflicts with the current state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "QUOTA_EXCEEDED" | "IDEMPOTENCY_KEY_REUSED";
                    };
                };
            };
            /** @description Body too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            /** @description Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
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
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "name": "Club teachers",
                     *       "ownerId": "text",
                     *       "members": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "email": "text",
                     *           "displayName": "Alice Martin",
                     *           "avatarUrl": "text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SharingGroup"];
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SHARING_GROUP_NOT_FOUND" | "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    deleteSharingGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag from the GET. If it is stale, the request fails and nothing changes. */
                "if-match"?: string;
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_JSON";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "FORBIDDEN" | "IMPERSONATION_FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SHARING_GROUP_NOT_FOUND" | "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Changed since it was read */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PRECONDITION_FAILED";
                    };
                };
            };
            /** @description Body too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            /** @description Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    updateSharingGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag from the GET. If it is stale, the request fails and nothing changes. */
                "if-match"?: string;
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Club teachers"
                 *     }
                 */
                "application/json": {
                    /** Format: name */
                    name?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "name": "Club teachers",
                     *       "ownerId": "text",
                     *       "members": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "email": "text",
                     *           "displayName": "Alice Martin",
                     *           "avatarUrl": "text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SharingGroup"];
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_JSON";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "FORBIDDEN" | "IMPERSONATION_FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SHARING_GROUP_NOT_FOUND" | "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Changed since it was read */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PRECONDITION_FAILED";
                    };
                };
            };
            /** @description Body too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            /** @description Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    listSharingGroupDeals: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
            };
            header?: {
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deals": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "ownerId": "text",
                     *           "title": "Counting the hand",
                     *           "boardNumber": 1,
                     *           "dealer": "N",
                     *           "vulnerability": "None",
                     *           "hands": {
                     *             "N": "AKQ.JT9.876.5432",
                     *             "E": "AKQ.JT9.876.5432",
                     *             "S": "AKQ.JT9.876.5432",
                     *             "W": "AKQ.JT9.876.5432"
                     *           },
                     *           "auction": [
                     *             "text"
                     *           ],
                     *           "contract": {
                     *             "level": 0,
                     *             "strain": "C",
                     *             "doubled": 0,
                     *             "declarer": "N"
                     *           },
                     *           "play": [
                     *             "SA"
                     *           ],
                     *           "result": 0,
                     *           "commentary": [
                     *             {
                     *               "type": "paragraph",
                     *               "children": [
                     *                 {
                     *                   "type": "text",
                     *                   "text": "text",
                     *                   "bold": false,
                     *                   "italic": false
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "themes": [
                     *             "text"
                     *           ],
                     *           "sharing": "private",
                     *           "lifecycle": "active",
                     *           "publishedAt": "2026-03-01T09:30:00.000Z",
                     *           "createdAt": "2026-03-01T09:30:00.000Z",
                     *           "updatedAt": "2026-03-01T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "pageSize": 1,
                     *         "total": 1,
                     *         "totalPages": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        deals: components["schemas"]["SharedDeal"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "IMPERSONATION_FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SHARING_GROUP_NOT_FOUND" | "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    addSharingGroupMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag from the GET. If it is stale, the request fails and nothing changes. */
                "if-match"?: string;
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                accountId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_JSON";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "FORBIDDEN" | "IMPERSONATION_FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SHARING_GROUP_NOT_FOUND" | "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Conflicts with the current state */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SHARING_GROUP_FULL" | "QUOTA_EXCEEDED";
                    };
                };
            };
            /** @description Changed since it was read */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PRECONDITION_FAILED";
                    };
                };
            };
            /** @description Body too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            /** @description Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
    removeSharingGroupMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag from the GET. If it is stale, the request fails and nothing changes. */
                "if-match"?: string;
                /** @description For admins: the id of an active, non-admin account to act as. The response repeats it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                accountId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Invalid request; `meta.issues` lists what is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "VALIDATION_FAILED" | "MALFORMED_JSON";
                    };
                };
            };
            /** @description Missing or invalid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNAUTHORIZED";
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "ACCOUNT_REQUIRED" | "ACCOUNT_INACTIVE" | "FORBIDDEN" | "IMPERSONATION_FORBIDDEN";
                    };
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SHARING_GROUP_NOT_FOUND" | "ACCOUNT_NOT_FOUND";
                    };
                };
            };
            /** @description Changed since it was read */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PRECONDITION_FAILED";
                    };
                };
            };
            /** @description Body too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "PAYLOAD_TOO_LARGE";
                    };
                };
            };
            /** @description Unsupported media type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description How many requests the limit allows. Sent with every response that counts towards it. */
                    "RateLimit-Limit"?: number;
                    /** @description How many requests are left. Sent with every response that counts towards the limit. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the limit resets. Sent with every response that counts towards it. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit resets. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "RATE_LIMITED";
                    };
                };
            };
            /** @description Internal error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "INTERNAL_ERROR";
                    };
                };
            };
            /** @description Temporarily unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"] & {
                        /** @enum {string} */
                        code?: "SERVICE_UNAVAILABLE";
                    };
                };
            };
        };
    };
}
