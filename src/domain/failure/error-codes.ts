// Generated from openapi/portal.yaml by `npm run api:types`. Do not edit.

/** Why the server refuses a request: the `ErrorCode` of the contract. A newer server may send another one. */
export type ErrorCode =
  | 'invalidRequest'
  | 'malformedRequest'
  | 'unauthorized'
  | 'invalidCredentials'
  | 'sessionEnded'
  | 'forbidden'
  | 'notFound'
  | 'methodNotAllowed'
  | 'requestTimeout'
  | 'bodyTooLarge'
  | 'addressTooLong'
  | 'unsupportedMediaType'
  | 'unknownHost'
  | 'headersTooLarge'
  | 'tooManyRequests'
  | 'tooManyAttempts'
  | 'tooManyEmails'
  | 'tooManyConnections'
  | 'serverError'
  | 'notImplemented'
  | 'unavailable'
  | 'emailUnavailable'
  | 'supportEmailMissing'
  | 'reportUnavailable'
  | 'otherPracticeContext'
  | 'wrongPassword'
  | 'samePassword'
  | 'weakPassword'
  | 'practiceSettingsChanged'
  | 'logoChanged'
  | 'logoRejected'
  | 'staffEmailTaken'
  | 'staffChanged'
  | 'staffInactive'
  | 'lastManager'
  | 'roleNotYours'
  | 'worksElsewhere'
  | 'memberChanged'
  | 'goalsChanged'
  | 'goalMonthOver'
  | 'savedViewsChanged'
  | 'birthDateInFuture'
  | 'emailRequired'
  | 'nothingPaid'
  | 'cardNumberSent'
  | 'invalidCard'
  | 'cardDeclined'
  | 'cardExpired'
  | 'accountExists'
  | 'accountInactive'
  | 'accountInUse'
  | 'accountPaymentPending'
  | 'idempotencyKeyReused'
  | 'duplicatePayment'
  | 'paymentPending'
  | 'nothingDue'
  | 'amountTooHigh'
  | 'notRefundable'
  | 'notVoidable'
  | 'reversalPending'
  | 'duplicateRefund'
  | 'refundDeclined'
  | 'dayCloseChanged'
  | 'dayInFuture'
  | 'subscriberRequired'
  | 'planEnded'
  | 'planInactive'
  | 'noRenewalAccount'
  | 'planFeeNotFound'
  | 'feeIncreasePlanned'
  | 'planFeeChanged'
  | 'noFeeIncrease'
  | 'feeNoticesSent'
  | 'invalidFeeIncrease'
  | 'benefitUsedUp'
  | 'benefitDenied'
  | 'benefitConfirmed'
  | 'codeNotCovered'
  | 'invalidProcedureDate'
  | 'procedureCodeExists'
  | 'procedureCodeChanged'
  | 'procedureCodeDeleted'
  | 'procedureCodeInUse'
  | 'standardCodeProtected'
  | 'codeFileRejected'
  | 'invalidUcrAmount'
  | 'otherSpecialty'
  | 'noMonthlyPayments'
  | 'planRenewed'
  | 'termsChanged'
  | 'priceChanged'
  | 'patientKnown'
  | 'planHeld'
  | 'memberCovered'
  | 'chargeReversed'
  | 'chargeKept'
  | 'memberAmbiguous'
  | 'planNotSold'
  | 'tooManyPeople'
  | 'dependentTooOld'
  | 'paymentAccountRequired';

/** The codes that an operation adds to those of every operation: its `x-codes`. */
export interface OperationCodes {
  authenticate: 'tooManyAttempts';
  changePassword: 'wrongPassword' | 'samePassword' | 'weakPassword' | 'tooManyAttempts';
  addStaff: 'staffEmailTaken' | 'roleNotYours' | 'tooManyEmails' | 'emailUnavailable';
  changeStaff: 'staffChanged' | 'lastManager' | 'roleNotYours' | 'worksElsewhere';
  sendPasswordLink: 'staffInactive' | 'worksElsewhere' | 'tooManyEmails' | 'emailUnavailable';
  setPracticeLogo: 'logoChanged' | 'logoRejected';
  getReportingToken: 'reportUnavailable';
  sendPaymentReminders: 'emailUnavailable';
  emailPlanTransactions: 'emailRequired' | 'tooManyEmails' | 'emailUnavailable';
  addPaymentAccount: 'cardNumberSent' | 'accountExists' | 'cardExpired' | 'cardDeclined';
  updatePaymentAccount: 'cardNumberSent' | 'accountInactive' | 'accountInUse' | 'cardExpired';
  deletePaymentAccount: 'accountInUse' | 'accountPaymentPending';
  takePayment: 'duplicatePayment' | 'paymentPending' | 'accountInactive' | 'idempotencyKeyReused' | 'nothingDue' | 'amountTooHigh' | 'cardExpired' | 'cardDeclined';
  recordPayment: 'cardNumberSent' | 'duplicatePayment' | 'paymentPending' | 'idempotencyKeyReused' | 'nothingDue' | 'amountTooHigh';
  deleteOfficePaymentAccount: 'cardNumberSent' | 'accountInUse' | 'accountPaymentPending';
  addCreditAccount: 'cardNumberSent' | 'accountExists' | 'accountInUse' | 'accountPaymentPending' | 'cardExpired' | 'cardDeclined';
  removeMemberFromPlan: 'subscriberRequired';
  setAutoRenew: 'planEnded' | 'noRenewalAccount';
  cancelPlan: 'planEnded' | 'planInactive' | 'paymentPending' | 'planRenewed';
  previewPlanFees: 'feeIncreasePlanned' | 'noFeeIncrease' | 'feeNoticesSent' | 'planFeeChanged' | 'invalidFeeIncrease';
  increasePlanFees: 'feeIncreasePlanned' | 'planFeeChanged' | 'invalidFeeIncrease' | 'emailUnavailable';
  cancelPlanFee: 'noFeeIncrease' | 'planFeeChanged';
  editPlanFee: 'noFeeIncrease' | 'feeNoticesSent' | 'planFeeChanged' | 'invalidFeeIncrease';
  increasePlanFee: 'feeIncreasePlanned' | 'planFeeChanged' | 'invalidFeeIncrease' | 'emailUnavailable';
  useBenefit: 'planInactive' | 'benefitUsedUp' | 'codeNotCovered' | 'invalidProcedureDate' | 'idempotencyKeyReused';
  undoBenefit: 'benefitDenied';
  resendBenefit: 'emailUnavailable';
  selectMembershipCodes: 'otherSpecialty';
  createAdaCode: 'procedureCodeExists';
  importCodes: 'procedureCodeChanged' | 'procedureCodeInUse' | 'codeFileRejected';
  changeUcrAmounts: 'procedureCodeChanged' | 'procedureCodeDeleted' | 'invalidUcrAmount';
  updateAdaCode: 'procedureCodeExists' | 'standardCodeProtected' | 'procedureCodeChanged';
  deleteAdaCode: 'standardCodeProtected' | 'procedureCodeInUse';
  emailTransaction: 'tooManyEmails' | 'emailUnavailable';
  refundTransaction: 'cardNumberSent' | 'notRefundable' | 'reversalPending' | 'duplicateRefund' | 'idempotencyKeyReused' | 'amountTooHigh' | 'refundDeclined' | 'tooManyEmails' | 'emailUnavailable';
  voidTransaction: 'cardNumberSent' | 'notRefundable' | 'notVoidable' | 'reversalPending' | 'duplicateRefund' | 'idempotencyKeyReused' | 'refundDeclined' | 'tooManyEmails' | 'emailUnavailable';
  closeDay: 'cardNumberSent';
  reopenDay: 'cardNumberSent';
  sendProblemReport: 'tooManyEmails' | 'emailUnavailable' | 'supportEmailMissing';
  followNotifications: 'tooManyConnections';
  addPatientNote: 'cardNumberSent';
  quoteSale: 'birthDateInFuture' | 'planRenewed' | 'planInactive' | 'planHeld' | 'memberCovered' | 'memberAmbiguous' | 'noMonthlyPayments' | 'planNotSold' | 'tooManyPeople' | 'dependentTooOld';
  purchasePlan: 'birthDateInFuture' | 'cardNumberSent' | 'planHeld' | 'planRenewed' | 'memberCovered' | 'memberAmbiguous' | 'chargeReversed' | 'chargeKept' | 'paymentPending' | 'accountInactive' | 'noRenewalAccount' | 'termsChanged' | 'priceChanged' | 'noMonthlyPayments' | 'planNotSold' | 'tooManyPeople' | 'dependentTooOld' | 'paymentAccountRequired' | 'idempotencyKeyReused' | 'cardExpired' | 'cardDeclined';
  renewPlan: 'cardNumberSent' | 'planHeld' | 'planRenewed' | 'chargeReversed' | 'chargeKept' | 'paymentPending' | 'accountInactive' | 'noRenewalAccount' | 'termsChanged' | 'priceChanged' | 'noMonthlyPayments' | 'planNotSold' | 'tooManyPeople' | 'paymentAccountRequired' | 'idempotencyKeyReused' | 'cardExpired' | 'cardDeclined';
  addPlanMember: 'birthDateInFuture' | 'cardNumberSent' | 'planInactive' | 'memberCovered' | 'memberAmbiguous' | 'chargeReversed' | 'chargeKept' | 'paymentPending' | 'accountInactive' | 'termsChanged' | 'priceChanged' | 'tooManyPeople' | 'dependentTooOld' | 'paymentAccountRequired' | 'idempotencyKeyReused' | 'cardExpired' | 'cardDeclined';
}
