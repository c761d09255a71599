/** HTML that the operator of the simulated site has written. */
export const slipNoticeText = '<p>ส่งสลิปภายใน <strong>1 ชั่วโมง</strong> หลังโอน และใช้ภาพต้นฉบับจากแอปธนาคารเท่านั้น</p>';
